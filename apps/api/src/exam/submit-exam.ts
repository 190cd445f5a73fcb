import { submitExam as contract } from '@hygiene/contracts'
import type { ExamAttempt, Transaction } from '@hygiene/db'
import {
  type Choices,
  type DrawnQuestion,
  grade,
  mayDo,
  shownAnswerKey,
  studyFactsAt,
  unansweredQuestions,
} from '@hygiene/domain'
import { lockStudy, type Study } from '@hygiene/operations/study/find-study'
import { implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { completeEnrolment } from './complete-enrolment.ts'
import { answersOf, fitsPaper, mergeAnswers, paperOf } from './exam-paper.ts'

/** Grades on the server; passing completes the enrolment. Handed in twice, the stored result is answered. */
export const submitExam = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, attemptNo } = input
  return deps.db.$transaction(async (db) => {
    const study = await lockStudy(db, caller.memberNo, enrolmentNo)
    if (!study) throw refuse('ENROLMENT_NOT_FOUND')
    const attempt = await db.examAttempt.findFirst({ where: { attemptNo, enrolmentNo } })
    if (!attempt) throw refuse('ATTEMPT_NOT_FOUND')
    if (attempt.submittedAt) return resultOf(db, study, attempt)

    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) throw refuse(verdict.reason)
    const paper = paperOf(attempt)
    if (!fitsPaper(paper, input.answers)) throw new Breakage(400, { chosen: '문제에 없는 답입니다.' })
    const answers = mergeAnswers(answersOf(attempt), input.answers)
    const key = await answerKey(db, paper)
    if (unansweredQuestions(answers, key).length > 0) throw refuse('ANSWERS_INCOMPLETE')

    const graded = await storeGrade(db, study, attempt, answers, key, now)
    if (!graded.isPassed) return resultOf(db, study, graded)
    await completeEnrolment(db, study, deps.config.PUBLIC_URL, now)
    return resultOf(db, { ...study, status: 'completed' }, graded)
  })
})

async function answerKey(db: Transaction, paper: DrawnQuestion[]): Promise<Choices> {
  const rows = await db.examQuestion.findMany({
    where: { questionNo: { in: paper.map(({ questionNo }) => questionNo) } },
    select: { questionNo: true, answer: true },
  })
  const right = new Map(rows.map(({ questionNo, answer }) => [questionNo, answer]))
  return shownAnswerKey(paper, (questionNo) => right.get(questionNo) ?? -1)
}

function storeGrade(
  db: Transaction,
  study: Study,
  { attemptNo }: ExamAttempt,
  answers: Choices,
  key: Choices,
  now: Date,
): Promise<ExamAttempt> {
  const { score, passed, correctCount } = grade(answers, key, study.course.passScore)
  return db.examAttempt.update({
    where: { attemptNo },
    data: { answers, submittedAt: now, score, correctCount, isPassed: passed },
  })
}

async function resultOf(db: Transaction, study: Study, attempt: ExamAttempt) {
  const { enrolmentNo, status, course } = study
  const certificate = attempt.isPassed ? await db.certificate.findUnique({ where: { enrolmentNo } }) : null
  return {
    attemptNo: attempt.attemptNo,
    score: attempt.score ?? 0,
    passScore: course.passScore,
    passed: attempt.isPassed ?? false,
    correctCount: attempt.correctCount ?? 0,
    questionCount: paperOf(attempt).length,
    status,
    certificateNumber: certificate?.certificateNumber ?? null,
  }
}
