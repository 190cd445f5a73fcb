import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { type ParsedSlip, parseSlip, type SlipFacts } from '@hygiene/domain/in-person/slip/slip-payload'
import { type ScanRefusal, slipRefusal } from '@hygiene/domain/in-person/check-in/judge-scan'
import type { CheckIn, CheckInPerson } from '../kept/check-in-records.ts'
import { timesOf } from './session-times.ts'

/** Names the person of a symbol. A genuine symbol of an unlisted person may still count, so the server decides. */
export type SymbolFinding =
  | { kind: 'person'; person: CheckInPerson }
  | { kind: 'unlisted'; applicationNo: ApplicationNo }
  | { kind: 'refused'; refusal: ScanRefusal; slip: SlipFacts | null }

export type IsGenuine = (slip: ParsedSlip) => Promise<boolean>

/** Judges a symbol without a network by the same rules as the server (domain, `judgeScan`). */
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
  // A person booked here is admitted even with the slip of their previous session.
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
