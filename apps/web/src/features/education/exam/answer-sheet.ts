import type { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type Attempt = EntityOf<typeof openAttempt>
export type ExamQuestion = Attempt['questions'][number]

/** By question number: the index of the choice as shown. */
export type AnswerSheet = Readonly<Record<number, number>>

/** The server's answers, and over them those that this device has not been able to save yet. */
export function sheetOf(questions: readonly ExamQuestion[], unsaved: AnswerSheet): AnswerSheet {
  const saved = questions.flatMap(({ questionNo, chosen }) =>
    chosen === null ? [] : [[questionNo, chosen] as const],
  )
  return { ...Object.fromEntries(saved), ...unsaved }
}

/** Numbers as the person sees them, counted from 1. */
export function unansweredNumbers(questions: readonly ExamQuestion[], sheet: AnswerSheet): readonly number[] {
  return questions.flatMap(({ questionNo }, index) => (sheet[questionNo] === undefined ? [index + 1] : []))
}

/** The next question without an answer after `index` (from 0; -1 for the first), else the page after the last question. */
export function nextOpenIndex(questions: readonly ExamQuestion[], sheet: AnswerSheet, index: number): number {
  const next = unansweredNumbers(questions, sheet).find((number) => number - 1 > index)
  return next === undefined ? questions.length : next - 1
}
