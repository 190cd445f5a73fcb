import type { ExamAttempt } from '@hygiene/db/generated/client'
import type { Choices } from '@hygiene/domain/education/exam/grade'
import type { DrawnQuestion } from '@hygiene/domain/education/exam/draw'
import { z } from 'zod'
import { Malformed } from '../../kit/malformed.ts'

const drawnPaper = z.array(z.object({ questionNo: z.int(), choiceOrder: z.array(z.int()) }))
const savedAnswers = z.record(z.coerce.number<string>(), z.int())

export function paperOf(attempt: Pick<ExamAttempt, 'draw'>): DrawnQuestion[] {
  return drawnPaper.parse(attempt.draw)
}

export function answersOf(attempt: Pick<ExamAttempt, 'answers'>): Choices {
  return savedAnswers.parse(attempt.answers)
}

interface GivenAnswer {
  questionNo: number
  chosen: number
}

/** Throws if an answer refers to a question or choice that the paper does not contain. */
export function demandFit(paper: readonly DrawnQuestion[], given: readonly GivenAnswer[]): void {
  const choices = new Map(paper.map(({ questionNo, choiceOrder }) => [questionNo, choiceOrder.length]))
  if (given.every(({ questionNo, chosen }) => chosen < (choices.get(questionNo) ?? 0))) return
  throw new Malformed({ chosen: '문제에 없는 답입니다.' })
}

export function mergeAnswers(saved: Choices, given: readonly GivenAnswer[]): Choices {
  return { ...saved, ...Object.fromEntries(given.map(({ questionNo, chosen }) => [questionNo, chosen])) }
}
