import type { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Refused } from '@hygiene/client'
import { createStore } from 'zustand/vanilla'
import { peopleNow } from './judging/people-now.ts'
import { clockAhead } from './judging/session-times.ts'
import type { PhoneMemory } from './kept/phone-memory.ts'
import {
  type CheckIn,
  type CheckInPerson,
  isUnsent,
  type KeptCheckIn,
  type KeptScan,
} from './kept/check-in-records.ts'
import { type SendScans, sendKept } from './kept/send-kept.ts'

export type CheckInState = {
  checkIn: CheckIn | null
  people: readonly CheckInPerson[]
  clockAheadMs: number
  unsent: readonly KeptScan[]
  refused: readonly KeptScan[]
  /** `away` means that the network or server does not answer and the records wait on the phone. */
  line: 'asking' | 'open' | 'away'
  /** States why the server does not open this check-in or accepts no more scans. */
  closed: string | null
}

export type CheckInWiring = {
  memory: PhoneMemory
  code: string
  open: (input: { code: string }) => Promise<EntityOf<typeof openCheckIn>>
  send: SendScans
  now: () => number
  alone: (task: () => Promise<void>) => Promise<void>
  notifyOthers: () => void
}

export type CheckInWork = ReturnType<typeof createCheckInWork>

/** The answer to scans includes the list; the check-in itself and the clock are requested less often. */
const ASK_AGAIN_MS = 25_000

const NOTHING: CheckInState = {
  checkIn: null,
  people: [],
  clockAheadMs: 0,
  unsent: [],
  refused: [],
  line: 'asking',
  closed: null,
}

export function createCheckInWork({ memory, code, open, send, now, alone, notifyOthers }: CheckInWiring) {
  const state = createStore(() => NOTHING)
  let known: KeptCheckIn | null = null
  let scans: readonly KeptScan[] = []
  let askedAt = Number.NEGATIVE_INFINITY

  function show(notified?: Partial<CheckInState>) {
    const here = scans.filter((scan) => scan.code === code)
    state.setState({
      ...notified,
      checkIn: known?.checkIn ?? null,
      people: peopleNow(known?.checkIn.people ?? [], here),
      clockAheadMs: known?.clockAheadMs ?? 0,
      unsent: scans.filter(isUnsent),
      refused: scans.filter((scan) => !isUnsent(scan)),
    })
  }

  async function readAgain(notified?: Partial<CheckInState>) {
    ;[known, scans] = await Promise.all([memory.readCheckIn(code), memory.readScans()])
    show(notified)
  }

  async function askCheckIn(): Promise<Partial<CheckInState>> {
    const sentAt = now()
    if (sentAt - askedAt < ASK_AGAIN_MS) return { line: 'open' }
    const asked = await open({ code }).then((heard) => ({ heard }), noAnswer)
    if (!('heard' in asked)) return asked
    const checkIn = asked.heard
    await memory.keepCheckIn({ code, checkIn, clockAheadMs: clockAhead(checkIn.now, sentAt, now()) })
    askedAt = sentAt
    return { line: 'open', closed: null }
  }

  async function handInAndAsk(): Promise<Partial<CheckInState>> {
    const delivery = await sendKept(memory, send)
    if (delivery.kind === 'broken') return { line: 'away' }
    const asked = await askCheckIn()
    return delivery.kind === 'refused' ? { closed: delivery.sentence, ...asked } : asked
  }

  async function changed(notified?: Partial<CheckInState>) {
    await readAgain(notified)
    notifyOthers()
  }

  return {
    state,
    read: state.getState,
    readAgain: () => readAgain(),
    /** Sends waiting records, including those of other check-ins, and reads the list. Returns whether the server was reached. */
    async talk(): Promise<boolean> {
      await alone(async () => changed(await handInAndAsk()))
      return state.getState().line === 'open'
    },
    /** Returns the server's time even if the phone's clock is wrong. */
    now: () => new Date(now() + state.getState().clockAheadMs),
    /** Resolves when the record is on the disk. */
    code,
    async record(made: Omit<KeptScan, 'code' | 'scanNo'>) {
      const scan = { ...made, code, scanNo: crypto.randomUUID() }
      await memory.addScan(scan)
      scans = [...scans, scan]
      show()
      notifyOthers()
    },
    async dropRefused() {
      await memory.dropScans(state.getState().refused.map(({ scanNo }) => scanNo))
      await changed()
    },
  }
}

function noAnswer(error: unknown): Partial<CheckInState> {
  return error instanceof Refused ? { line: 'open', closed: error.message } : { line: 'away' }
}
