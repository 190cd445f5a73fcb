import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, mayDo, type StudyRefusal, studyFactsAt } from '@hygiene/domain'
import { answersOf, fitsPaper, type GivenAnswer, mergeAnswers, paperOf } from './exam-paper.ts'
import { lockStudy } from './find-study.ts'

type AnswerSaved =
  | { allowed: true; answeredCount: number }
  | {
      allowed: false
      reason: StudyRefusal<'exam'> | 'ATTEMPT_NOT_FOUND' | 'ATTEMPT_CLOSED' | 'NOT_ON_PAPER'
    }

/** Saves one answer under the enrolment's lock, so that two of them never overwrite each other. */
export async function saveAnswer(
  client: PrismaClient,
  { memberNo, attemptNo }: { memberNo: number; attemptNo: number },
  given: GivenAnswer,
  now: Date,
): Promise<AnswerSaved> {
  return transaction<AnswerSaved>(client, async (db) => {
    const own = { attemptNo, enrolment: { memberNo } }
    const found = await db.examAttempt.findFirst({ where: own, select: { enrolmentNo: true } })
    const study = found && (await lockStudy(db, memberNo, found.enrolmentNo))
    if (!study) return denied('ATTEMPT_NOT_FOUND')
    const attempt = await db.examAttempt.findUniqueOrThrow({ where: { attemptNo } })
    if (attempt.submittedAt) return denied('ATTEMPT_CLOSED')
    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) return verdict
    if (!fitsPaper(paperOf(attempt), [given])) return denied('NOT_ON_PAPER')

    const answers = mergeAnswers(answersOf(attempt), [given])
    await db.examAttempt.update({ where: { attemptNo }, data: { answers } })
    return { allowed: true, answeredCount: Object.keys(answers).length }
  })
}
