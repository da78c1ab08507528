"""The recording sheet: guesses and their answers, notes, and which words still fit."""
