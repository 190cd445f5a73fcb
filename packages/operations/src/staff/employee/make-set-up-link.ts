import { makeSetUpLink as contract } from '@hygiene/contracts/staff/employee/make-set-up-link'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { newOneTimeToken, oneTimeTokenHash } from '../../member/login/one-time-token.ts'

const LIFE_MS = 86_400_000

/**
 * Creates the link by which a new employee chooses a password. It is never shown to the requester of the account, and only its
 * hash is stored.
 */
export const makeSetUpLink = operation(contract, async ({ db, input: { employeeNo }, actor, now, log }) => {
  const employee = await db.employee.findUnique({ where: { employeeNo }, include: { setUp: true } })
  if (!employee || employee.disabledAt !== null) return denied('EMPLOYEE_NOT_FOUND')
  if (!employee.setUp) return denied('EMPLOYEE_SET_UP')
  if (employee.setUp.invitedByNo === actor.employeeNo) return denied('SET_UP_BY_INVITER')
  const setUpSecret = newOneTimeToken()
  const endsAt = new Date(now.getTime() + LIFE_MS)
  await db.employeeSetUp.update({
    where: { employeeNo },
    data: { tokenHash: oneTimeTokenHash(setUpSecret), endsAt },
  })
  log({ detail: employee.loginId })
  return { setUpSecret, endsAt }
})
