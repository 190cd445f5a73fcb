import type { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import {
  type CheckInFacts,
  judgeScan,
  markedAt,
  type ScannedBooking,
  scanOutcome,
  type ScanRefusal,
} from '@hygiene/domain/in-person/check-in/judge-scan'
import {
  KNOWN_SCAN_SENTENCE,
  markSentence,
  scanRefusalSentence,
} from '@hygiene/domain/in-person/check-in/check-in-text'
import {
  type Mark,
  type Marks,
  mergeMarks,
  NO_MARKS,
} from '@hygiene/domain/in-person/check-in/judge-attendance'
import type { SlipFacts } from '@hygiene/domain/in-person/slip/slip-payload'

export interface Scan {
  /** Is the phone's own scan number; a repeated one is the same record. */
  scanNo: string
  applicationNo: ApplicationNo
  direction: Mark['direction']
  method: 'qr' | 'manual'
  payload?: string | undefined
  scannedAt: string
}

export type ScanResult = AnswerOf<typeof recordCheckInScans>['results'][number]

export interface CheckInKnowledge {
  checkIn: CheckInFacts & { endsAt: Date }
  readSlip: (payload: string) => SlipFacts | null
  bookings: ReadonlyMap<number, ScannedBooking>
  marks: ReadonlyMap<number, Marks>
  taken: ReadonlyMap<string, Pick<Scan, 'applicationNo' | 'direction'>>
}

export interface TakenScan extends Mark {
  scan: Scan
}

/** Judges scans in list order. A repeated number is one scan. */
export function judgeScans(
  scans: readonly Scan[],
  known: CheckInKnowledge,
  now: Date,
): { results: ScanResult[]; taken: TakenScan[]; marks: Map<number, Marks> } {
  const seen = new Map(known.taken)
  const marks = new Map<number, Marks>()
  const taken: TakenScan[] = []
  const results = scans.map((scan): ScanResult => {
    const { scanNo, applicationNo, direction } = scan
    const earlier = seen.get(scanNo)
    if (earlier?.applicationNo === applicationNo && earlier.direction === direction) {
      return { scanNo, outcome: 'known', sentence: KNOWN_SCAN_SENTENCE }
    }
    const slip = slipOf(scan, known.readSlip)
    const facts = { scannedAt: new Date(scan.scannedAt), slip }
    const booking = known.bookings.get(applicationNo) ?? null
    const refusal = earlier ? 'SCAN_NUMBER_TAKEN' : judgeScan(facts, known.checkIn, booking, now)
    if (refusal) return refused(scanNo, refusal, slip)

    const mark: Mark = { direction, markedAt: markedAt(facts, now) }
    const before = marks.get(applicationNo) ?? known.marks.get(applicationNo) ?? NO_MARKS
    seen.set(scanNo, scan)
    marks.set(applicationNo, mergeMarks(before, mark))
    taken.push({ scan, ...mark })
    return { scanNo, outcome: 'taken', sentence: markSentence(before, mark, known.checkIn) }
  })
  return { results, taken, marks }
}

/** Accepts a symbol only for the application it was signed for. */
function slipOf(
  { method, payload, applicationNo }: Scan,
  readSlip: CheckInKnowledge['readSlip'],
): SlipFacts | 'forged' | null {
  if (method === 'manual') return null
  const slip = readSlip(payload ?? '')
  return slip?.applicationNo === applicationNo ? slip : 'forged'
}

function refused(scanNo: string, refusal: ScanRefusal, slip: SlipFacts | 'forged' | null): ScanResult {
  return { scanNo, outcome: scanOutcome[refusal], sentence: scanRefusalSentence(refusal, slip) }
}
