import { type ExamAttempt, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import {
  type Choices,
  denied,
  type EnrolmentNo,
  grade,
  mayDo,
  studyFactsAt,
  type StudyRefusal,
  unansweredQuestions,
} from '@hygiene/domain'
import { answerKey } from './answer-key.ts'
import { completeEnrolment } from './complete-enrolment.ts'
import { answersOf, fitsPaper, type GivenAnswer, mergeAnswers, paperOf } from './exam-paper.ts'
import { lockStudy, type Study } from './find-study.ts'

interface HandedIn {
  memberNo: number
  enrolmentNo: EnrolmentNo
  attemptNo: number
  /** Answers not saved one by one before. */
  answers: readonly GivenAnswer[]
}

type ExamResult = Awaited<ReturnType<typeof resultOf>>

type ExamSubmitted =
  | { allowed: true; result: ExamResult }
  | {
      allowed: false
      reason:
        | StudyRefusal<'exam'>
        | 'ENROLMENT_NOT_FOUND'
        | 'ATTEMPT_NOT_FOUND'
        | 'ANSWERS_INCOMPLETE'
        | 'NOT_ON_PAPER'
    }

/** Grades on the server; passing completes the enrolment. Handed in twice, the stored result is answered. */
export async function submitExam(
  client: PrismaClient,
  { memberNo, enrolmentNo, attemptNo, answers: given }: HandedIn,
  publicUrl: string,
  now: Date,
): Promise<ExamSubmitted> {
  return transaction<ExamSubmitted>(client, async (db) => {
    const study = await lockStudy(db, memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    const attempt = await db.examAttempt.findFirst({ where: { attemptNo, enrolmentNo } })
    if (!attempt) return denied('ATTEMPT_NOT_FOUND')
    if (attempt.submittedAt) return { allowed: true, result: await resultOf(db, study, attempt) }

    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) return verdict
    const paper = paperOf(attempt)
    if (!fitsPaper(paper, given)) return denied('NOT_ON_PAPER')
    const answers = mergeAnswers(answersOf(attempt), given)
    const key = await answerKey(db, paper)
    if (unansweredQuestions(answers, key).length > 0) return denied('ANSWERS_INCOMPLETE')

    const graded = await storeGrade(db, study, attempt, answers, key, now)
    if (!graded.isPassed) return { allowed: true, result: await resultOf(db, study, graded) }
    await completeEnrolment(db, study, publicUrl, now)
    return { allowed: true, result: await resultOf(db, { ...study, status: 'completed' }, graded) }
  })
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
