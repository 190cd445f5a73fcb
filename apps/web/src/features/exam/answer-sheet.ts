import type { EntityOf, openAttempt } from '@hygiene/contracts'

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

/** Where a person who comes back goes on: the first question without an answer, or the last one. */
export function firstOpenIndex(questions: readonly ExamQuestion[], sheet: AnswerSheet): number {
  const [first] = unansweredNumbers(questions, sheet)
  return first === undefined ? Math.max(0, questions.length - 1) : first - 1
}
