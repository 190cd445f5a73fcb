import { openDoor as contract } from '@hygiene/contracts/in-person/check-in/open-door'
import { isDoorOpen, type SalesType, salesTypeLabel } from '@hygiene/domain'
import { slipPublicKey } from '@hygiene/gateways'
import { findDoorPass } from '@hygiene/operations/in-person/check-in/door-pass'
import { implement } from '../../http/implement.ts'
import { venueOf, sessionDayOf } from '../session/session-view.ts'
import { readDoorPeople } from './door-people.ts'

/** A holder of the link sees the people expected on the day, and no other person or day. */
export const openDoor = implement(contract, async ({ input, deps, now, refuse }) => {
  const pass = await findDoorPass(deps.db, input.code)
  if (!pass) throw refuse('DOOR_UNKNOWN')
  if (!isDoorOpen(pass, now)) throw refuse('DOOR_CLOSED')

  const { session } = pass
  const { words } = await deps.association(now)
  const isCancelled = session.status === 'cancelled'
  return {
    sessionNo: session.sessionNo,
    educationName: `${salesTypeLabel[session.salesType as SalesType]} ${words.educationName}`,
    sessionDay: sessionDayOf(session),
    venue: venueOf(session.venue),
    isCancelled,
    now: now.toISOString(),
    validUntil: pass.validUntil.toISOString(),
    slipKey: slipPublicKey(deps.config.SLIP_SIGNING_KEY),
    people: isCancelled ? [] : await readDoorPeople(deps.pool, session.sessionNo),
  }
})
