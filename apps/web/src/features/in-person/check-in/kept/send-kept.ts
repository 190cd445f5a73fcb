import type { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { EntityOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import { Broken, Refused } from '@hygiene/client'
import type { PhoneMemory } from './phone-memory.ts'
import { isUnsent, type KeptScan, type ScanAnswer } from './check-in-records.ts'
import { groupScans } from './group-scans.ts'

type Sent = InputOf<typeof recordCheckInScans>
export type SendScans = (sent: Sent) => Promise<EntityOf<typeof recordCheckInScans>>

/**
 * `sent` means that nothing is left, `broken` that a retry is needed, `refused` that the server accepts no more scans of this
 * check-in.
 */
export type Delivery = { kind: 'sent' } | { kind: 'broken' } | { kind: 'refused'; sentence: string }

const AT_ONCE = 200
const MALFORMED = 400
const UNREADABLE = '서버가 읽지 못한 기록입니다. 협회에 알려주세요.'

/**
 * Sends the records of this phone, oldest first, including those of earlier check-ins. A scan leaves the phone only after the
 * server's answer; sending it twice (a lost answer, another tab) creates one record.
 */
export async function sendKept(memory: PhoneMemory, send: SendScans): Promise<Delivery> {
  const deviceNo = await memory.readDeviceNo()
  const unsent = (await memory.readScans()).filter(isUnsent)
  let delivery: Delivery = { kind: 'sent' }
  for (const [code, scans] of groupScans(unsent, (scan) => scan.code)) {
    for (let from = 0; from < scans.length; from += AT_ONCE) {
      const one = await deliver(memory, send, { deviceNo, code }, scans.slice(from, from + AT_ONCE))
      if (one.kind === 'broken') return one
      if (one.kind === 'refused') delivery = one
    }
  }
  return delivery
}

async function deliver(
  memory: PhoneMemory,
  send: SendScans,
  from: Pick<Sent, 'deviceNo' | 'code'>,
  scans: readonly KeptScan[],
): Promise<Delivery> {
  const answer = await send({ ...from, scans: scans.map(sentForm) }).catch(noAnswer)
  if ('results' in answer) {
    await memory.settle(from.code, answer.results, answer.people)
    return { kind: 'sent' }
  }
  if (answer.kind !== 'unreadable') return answer
  return scans.length > 1 ? oneByOne(memory, send, from, scans) : setAside(memory, from.code, scans)
}

function noAnswer(error: unknown): Delivery | { kind: 'unreadable' } {
  if (error instanceof Refused) return { kind: 'refused', sentence: error.message }
  return { kind: error instanceof Broken && error.status === MALFORMED ? 'unreadable' : 'broken' }
}

/** Sends records one by one, so that one malformed record does not block the others. */
async function oneByOne(...[memory, send, from, scans]: Parameters<typeof deliver>): Promise<Delivery> {
  for (const scan of scans) {
    const one = await deliver(memory, send, from, [scan])
    if (one.kind !== 'sent') return one
  }
  return { kind: 'sent' }
}

async function setAside(memory: PhoneMemory, code: string, scans: readonly KeptScan[]): Promise<Delivery> {
  const answers = scans.map(({ scanNo }): ScanAnswer => ({ scanNo, outcome: 'forged', sentence: UNREADABLE }))
  const known = await memory.readCheckIn(code)
  await memory.settle(code, answers, known?.checkIn.people ?? [])
  return { kind: 'sent' }
}

function sentForm({ scanNo, applicationNo, direction, method, payload, scannedAt }: KeptScan) {
  return { scanNo, applicationNo, direction, method, payload, scannedAt }
}
