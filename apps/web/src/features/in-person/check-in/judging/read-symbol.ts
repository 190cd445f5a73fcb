import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { type ParsedSlip, parseSlip, type SlipFacts } from '@hygiene/domain/in-person/slip/slip-payload'
import { type ScanRefusal, slipRefusal } from '@hygiene/domain/in-person/check-in/judge-scan'
import type { CheckIn, CheckInPerson } from '../kept/check-in-records.ts'
import { timesOf } from './session-times.ts'

/** The person a symbol belongs to; a genuine one of a person not on the list may still count, so the server is asked. */
export type SymbolFinding =
  | { kind: 'person'; person: CheckInPerson }
  | { kind: 'unlisted'; applicationNo: ApplicationNo }
  | { kind: 'refused'; refusal: ScanRefusal; slip: SlipFacts | null }

export type IsGenuine = (slip: ParsedSlip) => Promise<boolean>

/** The verdict of a phone without a network on a symbol; the server judges alike (domain, `judgeScan`). */
export async function readSymbol(
  payload: string,
  checkIn: Pick<CheckIn, 'sessionNo' | 'sessionDay' | 'venue' | 'isCancelled'>,
  people: readonly CheckInPerson[],
  isGenuine: IsGenuine,
): Promise<SymbolFinding> {
  const slip = parseSlip(payload)
  if (!slip || !(await isGenuine(slip))) return refused('FORGED')
  if (checkIn.isCancelled) return refused('SESSION_CANCELLED')

  const { applicationNo } = slip.facts
  const person = people.find((one) => one.applicationNo === applicationNo)
  // A person booked here is let in, also with the slip of the session they moved away from.
  if (person) return { kind: 'person', person }
  const { sessionNo, venue } = checkIn
  const refusal = slipRefusal(slip.facts, {
    sessionNo,
    venueNo: venue.venueNo,
    startsAt: timesOf(checkIn.sessionDay).startsAt,
  })
  return refusal ? refused(refusal, slip.facts) : { kind: 'unlisted', applicationNo }
}

function refused(refusal: ScanRefusal, slip: SlipFacts | null = null): SymbolFinding {
  return { kind: 'refused', refusal, slip }
}
