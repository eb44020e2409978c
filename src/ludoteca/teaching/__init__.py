"""Teaching: lessons (fixed deals with scripted moves of the others) and puzzles (one turn, judged by the rules)."""

from ludoteca.teaching.lessons import Chapter, Lesson, LessonError, Step, find_lesson, lesson_of_seed, lessons_of
from ludoteca.teaching.puzzles import Puzzle, PuzzleError, find_puzzle, puzzles_of

__all__ = [
    "Chapter",
    "Lesson",
    "LessonError",
    "Puzzle",
    "PuzzleError",
    "Step",
    "find_lesson",
    "find_puzzle",
    "lesson_of_seed",
    "lessons_of",
    "puzzles_of",
]
