import { openAttempt as contract } from '@hygiene/contracts/education/exam/open-attempt'
import { asJson } from '@hygiene/db/as-json'
import type { ExamAttempt } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { draw, type DrawnQuestion } from '@hygiene/domain/education/exam/draw'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { markDrawn } from '../question-bank/mark-drawn.ts'
import { answersOf, paperOf } from '../study/exam-paper.ts'
import { lockStudy, type Study } from '../study/find-study.ts'

/** Returns the open attempt or draws a new one. The enrolment's lock makes two clicks one attempt. */
export const openAttempt = operation(
  contract,
  { needs: ['random'] },
  async ({ db, input: { enrolmentNo }, actor, now, random }) => {
    const study = await lockStudy(db, actor.memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) return verdict

    const attempts = await db.examAttempt.findMany({ where: { enrolmentNo }, orderBy: { round: 'asc' } })
    const open = attempts.find(({ submittedAt }) => submittedAt === null)
    if (open) return shown(db, study, open)

    const { maxAttempts } = study.course
    if (maxAttempts !== null && attempts.length >= maxAttempts) return denied('ATTEMPTS_USED_UP')
    const paper = await drawPaper(db, study.course, random)
    await markDrawn(
      db,
      paper.map(({ questionNo }) => questionNo),
      now,
    )
    const attempt = await db.examAttempt.create({
      data: { enrolmentNo, round: attempts.length + 1, draw: asJson(paper), startedAt: now },
    })
    return shown(db, study, attempt)
  },
)

/** Throws if the bank has too few questions: a shorter test would be easier than the course promises. */
async function drawPaper(
  db: Transaction,
  { year, salesType, industryType, questionCount }: Study['course'],
  random: () => number,
): Promise<DrawnQuestion[]> {
  const bank = await db.examQuestion.findMany({
    where: { isUsed: true, banks: { some: { year, salesType, industryType } } },
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

/** Omits which choice is right: that never leaves the server. */
async function shown(db: Transaction, study: Study, attempt: ExamAttempt) {
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
    startedAt: attempt.startedAt,
    questions: paper.map(({ questionNo, choiceOrder }) => {
      const question = byNumber.get(questionNo)
      if (!question) throw new Error(`Question ${questionNo} left the bank while it was asked`)
      const choices = choiceOrder.map((index) => question.choices[index] ?? '')
      return { questionNo, text: question.text, choices, chosen: answers[questionNo] ?? null }
    }),
  }
}
