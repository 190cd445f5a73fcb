import type { LectureNo } from '../../record-numbers.ts'
import type { Choices } from './grade.ts'

export function missedQuestions(answers: Choices, key: Choices): number[] {
  return Object.entries(key)
    .filter(([questionNo, choice]) => answers[Number(questionNo)] !== choice)
    .map(([questionNo]) => Number(questionNo))
}

/**
 * Returns the lectures that teach the missed questions, the most missed first, then in the order of the course. It reveals only
 * the topic and a count: the missed questions or right answers would give away the next paper. The rule is ours.
 */
export function missedLectures<L extends { lectureNo: LectureNo }>(
  lectures: readonly L[],
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

/**
 * Returns how many right answers a failed paper lacks; 0 if it passed. Points are rounded down (`grade`), so this is rounded up.
 */
export function answersToPass(paper: {
  correctCount: number
  questionCount: number
  passScore: number
}): number {
  return Math.max(0, Math.ceil((paper.passScore * paper.questionCount) / 100) - paper.correctCount)
}
