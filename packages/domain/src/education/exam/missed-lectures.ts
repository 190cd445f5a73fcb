import type { LectureNo } from '../../record-numbers.ts'
import type { Choices } from './grade.ts'

/** The questions of the key that were answered wrongly or not at all. */
export function missedQuestions(answers: Choices, key: Choices): number[] {
  return Object.entries(key)
    .filter(([questionNo, choice]) => answers[Number(questionNo)] !== choice)
    .map(([questionNo]) => Number(questionNo))
}

/**
 * The lectures of a course that teach the missed questions, the most missed first, else in the order of the course. It tells
 * the topic and a count alone: which question was missed, and what is right, would give the next paper away. Ours.
 */
export function missedLectures<L extends { lectureNo: LectureNo }>(
  lectures: readonly L[],
  /** The lecture of each missed question; null where the bank names none. */
  missed: readonly (LectureNo | null)[],
): (L & { missedCount: number })[] {
  return lectures
    .map((lecture) => ({
      ...lecture,
      missedCount: missed.filter((lectureNo) => lectureNo === lecture.lectureNo).length,
    }))
    .filter(({ missedCount }) => missedCount > 0)
    .toSorted((one, other) => other.missedCount - one.missedCount)
}

/** Right answers a failed paper still wanted; 0 where it passed. Points are rounded down (`grade`), so this is rounded up. */
export function answersToPass(paper: {
  correctCount: number
  questionCount: number
  passScore: number
}): number {
  return Math.max(0, Math.ceil((paper.passScore * paper.questionCount) / 100) - paper.correctCount)
}
