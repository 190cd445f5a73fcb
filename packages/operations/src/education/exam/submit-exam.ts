import { submitExam as contract } from '@hygiene/contracts/education/exam/submit-exam'
import type { ExamAttempt } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { type Choices, grade, unansweredQuestions } from '@hygiene/domain/education/exam/grade'
import { denied } from '@hygiene/domain/verdict'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { answerKey } from '../study/answer-key.ts'
import { completeEnrolment } from '../study/complete-enrolment.ts'
import { answersOf, demandFit, mergeAnswers, paperOf } from '../study/exam-paper.ts'
import { lockStudy, type Study } from '../study/find-study.ts'

/** Grades on the server; a pass completes the enrolment. A repeated submission returns the stored result. */
export const submitExam = operation(
  contract,
  { needs: ['PUBLIC_URL'] },
  async ({ db, input, actor, now, PUBLIC_URL }) => {
    const { enrolmentNo, attemptNo, answers: given } = input
    const study = await lockStudy(db, actor.memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    const attempt = await db.examAttempt.findFirst({ where: { attemptNo, enrolmentNo } })
    if (!attempt) return denied('ATTEMPT_NOT_FOUND')
    if (attempt.submittedAt) return resultOf(db, study, attempt)

    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) return verdict
    const paper = paperOf(attempt)
    demandFit(paper, given)
    const answers = mergeAnswers(answersOf(attempt), given)
    const key = await answerKey(db, paper)
    if (unansweredQuestions(answers, key).length > 0) return denied('ANSWERS_INCOMPLETE')

    const graded = await storeGrade(db, study, attempt, answers, key, now)
    if (!graded.isPassed) return resultOf(db, study, graded)
    await completeEnrolment(db, study, PUBLIC_URL, now)
    return resultOf(db, { ...study, status: 'completed' }, graded)
  },
)

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
