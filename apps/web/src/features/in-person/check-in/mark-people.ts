import { readSymbol } from './judging/read-symbol.ts'
import { slipCheck } from './judging/slip-check.ts'
import {
  NOT_KEPT,
  UNLISTED,
  type CheckInAnswer,
  answerOnPerson,
  answerOnRefusal,
} from './judging/check-in-answer.ts'
import type { CheckInWork } from './check-in-work.ts'
import type { Direction, CheckIn, CheckInPerson, KeptScan } from './kept/check-in-records.ts'

/** Judges and records a symbol that the camera read, without a network. */
export async function markBySymbol(
  work: CheckInWork,
  checkIn: CheckIn,
  payload: string,
  direction: Direction,
): Promise<CheckInAnswer> {
  const isGenuine = await slipCheck(checkIn.slipKey)
  const finding = await readSymbol(payload, checkIn, work.read().people, isGenuine)
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
  return markPerson(work, checkIn, finding.person, direction, payload)
}

export async function markPerson(
  work: CheckInWork,
  checkIn: CheckIn,
  person: CheckInPerson,
  direction: Direction,
  payload?: string,
): Promise<CheckInAnswer> {
  const { applicationNo, userName } = person
  const method = payload === undefined ? 'manual' : 'qr'
  const answer = answerOnPerson(person, direction, work.now(), checkIn.sessionDay)
  if (!answer.isRecorded) return answer
  return keep(work, answer, { applicationNo, userName, direction, method, payload, isDoubtful: false })
}

/** Shows green only after the record is on the disk. */
async function keep(
  work: CheckInWork,
  answer: CheckInAnswer,
  scan: Omit<KeptScan, 'code' | 'scanNo' | 'scannedAt'>,
): Promise<CheckInAnswer> {
  try {
    await work.record({ ...scan, scannedAt: work.now().toISOString() })
    return answer
  } catch (error) {
    reportError(error)
    return NOT_KEPT
  }
}
