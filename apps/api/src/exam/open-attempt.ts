import { openAttempt as contract } from '@hygiene/contracts'
import type { ExamAttempt, Queries, Transaction } from '@hygiene/db'
import { draw, mayDo, studyFactsAt } from '@hygiene/domain'
import { lockStudy, type Study } from '@hygiene/operations/study/find-study'
import { implement } from '../http/implement.ts'
import { answersOf, paperOf } from './exam-paper.ts'

/** The open attempt, or a new one with a fresh draw; the lock on the enrolment makes two clicks one attempt. */
export const openAttempt = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  return deps.db.$transaction(async (db) => {
    const study = await lockStudy(db, caller.memberNo, input.enrolmentNo)
    if (!study) throw refuse('ENROLMENT_NOT_FOUND')
    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) throw refuse(verdict.reason)

    const attempts = await db.examAttempt.findMany({
      where: { enrolmentNo: study.enrolmentNo },
      orderBy: { round: 'asc' },
    })
    const open = attempts.find(({ submittedAt }) => submittedAt === null)
    if (open) return shown(db, study, open)

    const { maxAttempts } = study.course
    if (maxAttempts !== null && attempts.length >= maxAttempts) throw refuse('ATTEMPTS_USED_UP')
    const attempt = await db.examAttempt.create({
      data: {
        enrolmentNo: study.enrolmentNo,
        round: attempts.length + 1,
        draw: await drawPaper(db, study.course.questionCount, deps.random),
        startedAt: now,
      },
    })
    return shown(db, study, attempt)
  })
})

/** A bank with too few questions would make the test easier than the course promises: breakage, not a short test. */
async function drawPaper(db: Transaction, questionCount: number, random: () => number): Promise<object[]> {
  const bank = await db.examQuestion.findMany({
    where: { isUsed: true },
    select: { questionNo: true, choices: true },
    orderBy: { questionNo: 'asc' },
  })
  if (bank.length < questionCount)
    throw new Error(`The bank holds ${bank.length} of ${questionCount} questions`)
  return draw(
    bank.map(({ questionNo, choices }) => ({ questionNo, choiceCount: choices.length })),
    questionCount,
    random,
  )
}

/** The paper as drawn; which choice is right never leaves the server. */
async function shown(db: Queries, study: Study, attempt: ExamAttempt) {
  const paper = paperOf(attempt)
  const answers = answersOf(attempt)
  const rows = await db.examQuestion.findMany({
    where: { questionNo: { in: paper.map(({ questionNo }) => questionNo) } },
    select: { questionNo: true, text: true, choices: true },
  })
  const byNumber = new Map(rows.map((row) => [row.questionNo, row]))
  return {
    attemptNo: attempt.attemptNo,
    round: attempt.round,
    passScore: study.course.passScore,
    startedAt: attempt.startedAt.toISOString(),
    questions: paper.map(({ questionNo, choiceOrder }) => {
      const question = byNumber.get(questionNo)
      if (!question) throw new Error(`Question ${questionNo} left the bank while it was asked`)
      const choices = choiceOrder.map((index) => question.choices[index] ?? '')
      return { questionNo, text: question.text, choices, chosen: answers[questionNo] ?? null }
    }),
  }
}
