import { recordDoorScans as contract } from '@hygiene/contracts/in-person/check-in/record-door-scans'
import { isDoorOpen, isDoorTaking } from '@hygiene/domain'
import { slipReader } from '@hygiene/gateways'
import { findDoorPass } from '@hygiene/operations/in-person/check-in/door-pass'
import { recordDoorScans as record } from '@hygiene/operations/in-person/check-in/record-door-scans'
import { implement } from '../../http/implement.ts'
import { readDoorPeople } from './door-people.ts'

/** After the day no name is shown any more. */
export const recordDoorScans = implement(contract, async ({ input, deps, now, refuse }) => {
  const pass = await findDoorPass(deps.db, input.code)
  if (!pass) throw refuse('DOOR_UNKNOWN')
  if (!isDoorTaking(pass, now)) throw refuse('DOOR_CLOSED')

  const { deviceNo, scans } = input
  const readSlip = slipReader(deps.config.SLIP_SIGNING_KEY)
  const results = await record(deps.db, { pass, deviceNo, scans, readSlip }, now)

  const showsPeople = isDoorOpen(pass, now) && pass.session.status !== 'cancelled'
  return { results, people: showsPeople ? await readDoorPeople(deps.pool, pass.sessionNo) : [] }
})
