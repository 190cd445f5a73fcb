import { saveAnswer as contract } from '@hygiene/contracts'
import { mayDo, studyFactsAt } from '@hygiene/domain'
import { lockStudy } from '@hygiene/operations/study/find-study'
import { implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { answersOf, fitsPaper, mergeAnswers, paperOf } from './exam-paper.ts'

/** Saves one answer under the enrolment's lock, so that two of them never overwrite each other. */
export const saveAnswer = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { attemptNo, questionNo, chosen } = input
  return deps.db.$transaction(async (db) => {
    const own = { attemptNo, enrolment: { memberNo: caller.memberNo } }
    const found = await db.examAttempt.findFirst({ where: own, select: { enrolmentNo: true } })
    const study = found && (await lockStudy(db, caller.memberNo, found.enrolmentNo))
    if (!study) throw refuse('ATTEMPT_NOT_FOUND')
    const attempt = await db.examAttempt.findUniqueOrThrow({ where: { attemptNo } })
    if (attempt.submittedAt) throw refuse('ATTEMPT_CLOSED')
    const verdict = mayDo('exam', studyFactsAt(study, now), now)
    if (!verdict.allowed) throw refuse(verdict.reason)

    const given = [{ questionNo, chosen }]
    if (!fitsPaper(paperOf(attempt), given)) throw new Breakage(400, { chosen: '문제에 없는 답입니다.' })
    const answers = mergeAnswers(answersOf(attempt), given)
    await db.examAttempt.update({ where: { attemptNo }, data: { answers } })
    return { attemptNo, answeredCount: Object.keys(answers).length }
  })
})
