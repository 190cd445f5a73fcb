import type { DrawnQuestion } from './draw.ts'

/** Question number → the choice as shown, from 0. */
export type Choices = Readonly<Record<number, number>>

export type Grade = { score: number; passed: boolean; correctCount: number; questionCount: number }

const DEFAULT_PASS_MARK = 60

/** The right choices as this paper shows them; `correctChoice` gives the bank's index. */
export function shownAnswerKey(
  paper: readonly DrawnQuestion[],
  correctChoice: (questionNo: number) => number,
): Choices {
  return Object.fromEntries(
    paper.map(({ questionNo, choiceOrder }) => [questionNo, choiceOrder.indexOf(correctChoice(questionNo))]),
  )
}

/** Points of 100, rounded down so that rounding lets no attempt pass. A missing answer is a wrong answer. */
export function grade(answers: Choices, key: Choices, passMark: number = DEFAULT_PASS_MARK): Grade {
  const questions = Object.entries(key)
  const right = questions.filter(([questionNo, choice]) => answers[Number(questionNo)] === choice)
  const score = questions.length === 0 ? 0 : Math.floor((right.length * 100) / questions.length)
  const passed = questions.length > 0 && score >= passMark
  return { score, passed, correctCount: right.length, questionCount: questions.length }
}

/** The questions of the key that have no answer yet. */
export function unansweredQuestions(answers: Choices, key: Choices): number[] {
  return Object.keys(key)
    .map(Number)
    .filter((questionNo) => answers[questionNo] === undefined)
}
