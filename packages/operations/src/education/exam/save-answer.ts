import { saveAnswer as contract } from '@hygiene/contracts/education/exam/save-answer'
import { denied } from '@hygiene/domain/verdict'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { answersOf, demandFit, mergeAnswers, paperOf } from '../study/exam-paper.ts'
import { lockStudy } from '../study/find-study.ts'

/** Saves one answer under the enrolment's lock, so that concurrent answers never overwrite each other. */
export const saveAnswer = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { attemptNo } = input
  const own = { attemptNo, enrolment: { memberNo } }
  const found = await db.examAttempt.findFirst({ where: own, select: { enrolmentNo: true } })
  const study = found && (await lockStudy(db, memberNo, found.enrolmentNo))
  if (!study) return denied('ATTEMPT_NOT_FOUND')
  const attempt = await db.examAttempt.findUniqueOrThrow({ where: { attemptNo } })
  if (attempt.submittedAt) return denied('ATTEMPT_CLOSED')
  const verdict = mayDo('exam', studyFactsAt(study, now), now)
  if (!verdict.allowed) return verdict
  demandFit(paperOf(attempt), [input])

  const answers = mergeAnswers(answersOf(attempt), [input])
  await db.examAttempt.update({ where: { attemptNo }, data: { answers } })
  return { attemptNo, answeredCount: Object.keys(answers).length }
})
