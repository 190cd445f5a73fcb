import { type InputOf, moveInPersonSession as contract } from '@hygiene/contracts'
import { relocateSession } from '@hygiene/db'
import { formatSeoulDateTime } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { writeAudit } from '../http/write-audit.ts'
import { isOwnSession } from './own-sessions.ts'

export const moveInPersonSession = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { offlineEducationNo, sceneNo, reason } = input
  if (!(await isOwnSession(deps.db, caller, offlineEducationNo))) throw refuse('SESSION_NOT_FOUND')

  const verdict = await relocateSession(
    deps.db,
    {
      offlineEducationNo,
      startsAt: instantOf(input.startsAt),
      endsAt: instantOf(input.endsAt),
      sceneNo,
      alongside: (db) => writeAudit(db, { caller, action: actionOf(input), reason, ipAddress, now }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { offlineEducationNo }
})

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** Where it went, as far as it was said: «회차 12: 2026.12.17 13:00, 교육장 3». */
function actionOf({ offlineEducationNo, startsAt, sceneNo }: InputOf<typeof contract>): string {
  const where = [
    ...(startsAt === undefined ? [] : [formatSeoulDateTime(new Date(startsAt))]),
    ...(sceneNo === undefined ? [] : [`교육장 ${sceneNo}`]),
  ].join(', ')
  return `moveInPersonSession 회차 ${offlineEducationNo}${where === '' ? '' : `: ${where}`}`.slice(0, 60)
}
