import { readSymbol } from './judging/read-symbol.ts'
import { slipCheck } from './judging/slip-check.ts'
import { NOT_KEPT, UNLISTED, type Verdict, verdictOnPerson, verdictOnRefusal } from './judging/verdict.ts'
import type { DoorDesk } from './door-desk.ts'
import type { Direction, Door, DoorPerson, KeptScan } from './kept/door-records.ts'

/** What the camera saw, judged and recorded; needs no network. */
export async function markBySymbol(
  desk: DoorDesk,
  door: Door,
  payload: string,
  direction: Direction,
): Promise<Verdict> {
  const isGenuine = await slipCheck(door.slipKey)
  const finding = await readSymbol(payload, door, desk.read().people, isGenuine)
  if (finding.kind === 'refused') return verdictOnRefusal(finding.refusal, finding.slip)
  if (finding.kind === 'unlisted') {
    const { applicationNo } = finding
    return keep(desk, UNLISTED, {
      applicationNo,
      userName: '',
      direction,
      method: 'qr',
      payload,
      isDoubtful: true,
    })
  }
  return markPerson(desk, door, finding.person, direction, payload)
}

/** Somebody found on the list by hand, or whose symbol was read. */
export async function markPerson(
  desk: DoorDesk,
  door: Door,
  person: DoorPerson,
  direction: Direction,
  payload?: string,
): Promise<Verdict> {
  const { applicationNo, userName } = person
  const method = payload === undefined ? 'manual' : 'qr'
  const verdict = verdictOnPerson(person, direction, desk.now(), door.sessionDay)
  if (!verdict.isRecorded) return verdict
  return keep(desk, verdict, { applicationNo, userName, direction, method, payload, isDoubtful: false })
}

/** Green is shown only for what is on the disk. */
async function keep(
  desk: DoorDesk,
  verdict: Verdict,
  scan: Omit<KeptScan, 'code' | 'scanNo' | 'scannedAt'>,
): Promise<Verdict> {
  try {
    await desk.record({ ...scan, scannedAt: desk.now().toISOString() })
    return verdict
  } catch (error) {
    reportError(error)
    return NOT_KEPT
  }
}
