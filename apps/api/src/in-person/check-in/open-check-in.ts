import { openCheckIn as contract } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { isCheckInOpen } from '@hygiene/domain/in-person/check-in/check-in-hours'
import { salesTypeLabel } from '@hygiene/domain/text'
import { slipPublicKey } from '@hygiene/gateways'
import { findCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { implement } from '../../http/implement.ts'
import { venueOf, sessionDayOf } from '@hygiene/operations/in-person/seat/session-view'
import { readCheckInPeople } from '@hygiene/operations/in-person/check-in/check-in-people'

/** Shows the holder of the link the people expected on the day, and no other person or day. */
export const openCheckIn = implement(contract, async ({ input, deps, now, refuse }) => {
  const pass = await findCheckInPass(deps.db, input.code)
  if (!pass) throw refuse('CHECK_IN_UNKNOWN')
  if (!isCheckInOpen(pass, now)) throw refuse('CHECK_IN_CLOSED')

  const { session } = pass
  const { text } = await deps.association(now)
  const isCancelled = session.status === 'cancelled'
  return {
    sessionNo: session.sessionNo,
    educationName: `${salesTypeLabel[session.salesType]} ${text.educationName}`,
    sessionDay: sessionDayOf(session),
    venue: venueOf(session.venue),
    isCancelled,
    now,
    validUntil: pass.validUntil,
    slipKey: slipPublicKey(deps.config.SLIP_SIGNING_KEY),
    people: isCancelled ? [] : await readCheckInPeople(deps.pool, session.sessionNo),
  }
})
