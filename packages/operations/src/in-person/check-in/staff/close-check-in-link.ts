import { closeCheckInLink as contract } from '@hygiene/contracts/in-person/check-in/staff/close-check-in-link'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Closes a lost link. Scans recorded with it until now are still accepted. */
export const closeCheckInLink = operation(contract, async ({ db, input, actor, now, log }) => {
  const { checkInPassNo } = input
  const pass = await db.checkInPass.findUnique({ where: { checkInPassNo }, include: { session: true } })
  if (!pass || !isOfBranches(branchesOf(actor), pass.session.branchNo))
    return denied('CHECK_IN_LINK_NOT_FOUND')

  // Moves the start to just before now for a link that is not valid yet: a check constraint requires start before end.
  const justNow = new Date(now.getTime() - 1)
  const count = await db.$executeRaw`
    UPDATE "CheckInPass" SET "validFrom" = LEAST("validFrom", ${justNow}), "validUntil" = ${now}
     WHERE "checkInPassNo" = ${checkInPassNo} AND "validUntil" > ${now}`
  if (count === 0) return denied('CHECK_IN_LINK_NOT_FOUND')
  log({ subject: { kind: 'session', no: pass.sessionNo } })
  return { checkInPassNo }
})
