import type { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type Attempt = EntityOf<typeof openAttempt>
export type ExamQuestion = Attempt['questions'][number]

/** Maps the question number to the index of the choice as shown. */
export type AnswerSheet = Readonly<Record<number, number>>

/** Merges the server's answers with those that this device has not saved yet; the latter win. */
export function sheetOf(questions: readonly ExamQuestion[], unsaved: AnswerSheet): AnswerSheet {
  const saved = questions.flatMap(({ questionNo, chosen }) =>
    chosen === null ? [] : [[questionNo, chosen] as const],
  )
  return { ...Object.fromEntries(saved), ...unsaved }
}

/** Returns the displayed numbers, counted from 1. */
export function unansweredNumbers(questions: readonly ExamQuestion[], sheet: AnswerSheet): readonly number[] {
  return questions.flatMap(({ questionNo }, index) => (sheet[questionNo] === undefined ? [index + 1] : []))
}

/** Returns the next unanswered question after `index` (from 0; -1 for the first), or the page after the last question. */
export function nextOpenIndex(questions: readonly ExamQuestion[], sheet: AnswerSheet, index: number): number {
  const next = unansweredNumbers(questions, sheet).find((number) => number - 1 > index)
  return next === undefined ? questions.length : next - 1
}
