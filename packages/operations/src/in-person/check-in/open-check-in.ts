import { openCheckIn as contract } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { isCheckInOpen } from '@hygiene/domain/in-person/check-in/check-in-hours'
import { salesTypeLabel } from '@hygiene/domain/text'
import { denied } from '@hygiene/domain/verdict'
import { slipPublicKey } from '@hygiene/gateways'
import { query } from '../../kit/operation.ts'
import { sessionDayOf, venueOf } from '../seat/session-view.ts'
import { readCheckInPeople } from './check-in-people.ts'
import { findCheckInPass } from './check-in-pass.ts'

/** Shows the holder of the link the people expected on the day, and no other person or day. */
export const openCheckIn = query(
  contract,
  { needs: ['SLIP_SIGNING_KEY', 'association', 'pool'] },
  async ({ db, input, association, pool, now, SLIP_SIGNING_KEY }) => {
    const pass = await findCheckInPass(db, input.code)
    if (!pass) return denied('CHECK_IN_UNKNOWN')
    if (!isCheckInOpen(pass, now)) return denied('CHECK_IN_CLOSED')

    const { session } = pass
    const { text } = await association(now)
    const isCancelled = session.status === 'cancelled'
    return {
      sessionNo: session.sessionNo,
      educationName: `${salesTypeLabel[session.salesType]} ${text.educationName}`,
      sessionDay: sessionDayOf(session),
      venue: venueOf(session.venue),
      isCancelled,
      now,
      validUntil: pass.validUntil,
      slipKey: slipPublicKey(SLIP_SIGNING_KEY),
      people: isCancelled ? [] : await readCheckInPeople(pool, session.sessionNo),
    }
  },
)
