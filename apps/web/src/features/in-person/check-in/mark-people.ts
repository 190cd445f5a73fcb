import { readSymbol } from './judging/read-symbol.ts'
import { slipCheck } from './judging/slip-check.ts'
import {
  NOT_KEPT,
  UNLISTED,
  type DoorAnswer,
  answerOnPerson,
  answerOnRefusal,
} from './judging/door-answer.ts'
import type { DoorWork } from './door-work.ts'
import type { Direction, Door, DoorPerson, KeptScan } from './kept/door-records.ts'

/** Judges and records a symbol the camera read; needs no network. */
export async function markBySymbol(
  work: DoorWork,
  door: Door,
  payload: string,
  direction: Direction,
): Promise<DoorAnswer> {
  const isGenuine = await slipCheck(door.slipKey)
  const finding = await readSymbol(payload, door, work.read().people, isGenuine)
  if (finding.kind === 'refused') return answerOnRefusal(finding.refusal, finding.slip)
  if (finding.kind === 'unlisted') {
    const { applicationNo } = finding
    return keep(work, UNLISTED, {
      applicationNo,
      userName: '',
      direction,
      method: 'qr',
      payload,
      isDoubtful: true,
    })
  }
  return markPerson(work, door, finding.person, direction, payload)
}

/** A person found on the list by hand, or whose symbol was read. */
export async function markPerson(
  work: DoorWork,
  door: Door,
  person: DoorPerson,
  direction: Direction,
  payload?: string,
): Promise<DoorAnswer> {
  const { applicationNo, userName } = person
  const method = payload === undefined ? 'manual' : 'qr'
  const answer = answerOnPerson(person, direction, work.now(), door.sessionDay)
  if (!answer.isRecorded) return answer
  return keep(work, answer, { applicationNo, userName, direction, method, payload, isDoubtful: false })
}

/** Green is shown only for a record that is on the disk. */
async function keep(
  work: DoorWork,
  answer: DoorAnswer,
  scan: Omit<KeptScan, 'code' | 'scanNo' | 'scannedAt'>,
): Promise<DoorAnswer> {
  try {
    await work.record({ ...scan, scannedAt: work.now().toISOString() })
    return answer
  } catch (error) {
    reportError(error)
    return NOT_KEPT
  }
}
