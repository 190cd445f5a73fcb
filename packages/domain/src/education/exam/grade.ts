import type { DrawnQuestion } from './draw.ts'

export type Choices = Readonly<Record<number, number>>

export type Grade = { score: number; passed: boolean; correctCount: number; questionCount: number }

const DEFAULT_PASS_MARK = 60

/** Returns the right choices as this paper shows them; `correctChoice` gives the bank's index. */
export function shownAnswerKey(
  paper: readonly DrawnQuestion[],
  correctChoice: (questionNo: number) => number,
): Choices {
  return Object.fromEntries(
    paper.map(({ questionNo, choiceOrder }) => [questionNo, choiceOrder.indexOf(correctChoice(questionNo))]),
  )
}

/** Counts points of 100, rounded down so that rounding never passes an attempt. A missing answer is wrong. */
export function grade(answers: Choices, key: Choices, passMark: number = DEFAULT_PASS_MARK): Grade {
  const questions = Object.entries(key)
  const right = questions.filter(([questionNo, choice]) => answers[Number(questionNo)] === choice)
  const score = questions.length === 0 ? 0 : Math.floor((right.length * 100) / questions.length)
  const passed = questions.length > 0 && score >= passMark
  return { score, passed, correctCount: right.length, questionCount: questions.length }
}

export function unansweredQuestions(answers: Choices, key: Choices): number[] {
  return Object.keys(key)
    .map(Number)
    .filter((questionNo) => answers[questionNo] === undefined)
}
