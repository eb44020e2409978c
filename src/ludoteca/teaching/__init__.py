"""Lessons: fixed deals with scripted moves of the others, played through the rules like any other game."""

from ludoteca.teaching.lessons import Chapter, Lesson, LessonError, Step, find_lesson, lesson_of_seed, lessons_of

__all__ = ["Chapter", "Lesson", "LessonError", "Step", "find_lesson", "lesson_of_seed", "lessons_of"]
