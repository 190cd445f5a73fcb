import { recordCheckInScans as contract } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import { isCheckInOpen, isCheckInTaking } from '@hygiene/domain/in-person/check-in/check-in-hours'
import { slipReader } from '@hygiene/gateways'
import { findCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { recordCheckInScans as record } from '@hygiene/operations/in-person/check-in/record-check-in-scans'
import { implement } from '../../http/implement.ts'
import { readCheckInPeople } from '@hygiene/operations/in-person/check-in/check-in-people'

/** Returns no names after the day. */
export const recordCheckInScans = implement(contract, async ({ input, deps, now, refuse }) => {
  const pass = await findCheckInPass(deps.db, input.code)
  if (!pass) throw refuse('CHECK_IN_UNKNOWN')
  if (!isCheckInTaking(pass, now)) throw refuse('CHECK_IN_CLOSED')

  const { deviceNo, scans } = input
  const readSlip = slipReader(deps.config.SLIP_SIGNING_KEY)
  const results = await record(deps.db, { pass, deviceNo, scans, readSlip }, now)

  const showsPeople = isCheckInOpen(pass, now) && pass.session.status !== 'cancelled'
  return { results, people: showsPeople ? await readCheckInPeople(deps.pool, pass.sessionNo) : [] }
})
