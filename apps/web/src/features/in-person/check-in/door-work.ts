import type { openDoor } from '@hygiene/contracts/in-person/check-in/open-door'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Refused } from '@hygiene/client'
import { createStore } from 'zustand/vanilla'
import { peopleNow } from './judging/people-now.ts'
import { clockAhead } from './judging/session-times.ts'
import type { PhoneMemory } from './kept/phone-memory.ts'
import { type Door, type DoorPerson, isUnsent, type KeptDoor, type KeptScan } from './kept/door-records.ts'
import { type SendScans, sendKept } from './kept/send-kept.ts'

export type DoorState = {
  door: Door | null
  /** With the records of this phone since the server's last answer. */
  people: readonly DoorPerson[]
  clockAheadMs: number
  /** Of every door this phone has been at. */
  unsent: readonly KeptScan[]
  refused: readonly KeptScan[]
  /** `away`: the network or the server does not answer; records wait on the phone. */
  line: 'asking' | 'open' | 'away'
  /** Why the server does not open this door, or takes no marks any more. */
  closed: string | null
}

export type DoorWiring = {
  memory: PhoneMemory
  code: string
  open: (input: { code: string }) => Promise<EntityOf<typeof openDoor>>
  send: SendScans
  now: () => number
  /** One tab at a time talks to the server. */
  alone: (task: () => Promise<void>) => Promise<void>
  /** Other tabs read the phone's records again. */
  tellOthers: () => void
}

export type DoorWork = ReturnType<typeof createDoorWork>

/** An answer to marks brings the list along; the door itself and the clock are asked for less often. */
const ASK_AGAIN_MS = 25_000

const NOTHING: DoorState = {
  door: null,
  people: [],
  clockAheadMs: 0,
  unsent: [],
  refused: [],
  line: 'asking',
  closed: null,
}

/** One door on one phone: its people, its records, and the exchange of both with the server. */
export function createDoorWork({ memory, code, open, send, now, alone, tellOthers }: DoorWiring) {
  const state = createStore(() => NOTHING)
  let known: KeptDoor | null = null
  let scans: readonly KeptScan[] = []
  let askedAt = Number.NEGATIVE_INFINITY

  function show(told?: Partial<DoorState>) {
    const here = scans.filter((scan) => scan.code === code)
    state.setState({
      ...told,
      door: known?.door ?? null,
      people: peopleNow(known?.door.people ?? [], here),
      clockAheadMs: known?.clockAheadMs ?? 0,
      unsent: scans.filter(isUnsent),
      refused: scans.filter((scan) => !isUnsent(scan)),
    })
  }

  /** The records of the phone, also those that another tab has just written. */
  async function readAgain(told?: Partial<DoorState>) {
    ;[known, scans] = await Promise.all([memory.readDoor(code), memory.readScans()])
    show(told)
  }

  async function askDoor(): Promise<Partial<DoorState>> {
    const sentAt = now()
    if (sentAt - askedAt < ASK_AGAIN_MS) return { line: 'open' }
    const asked = await open({ code }).then((heard) => ({ heard }), noAnswer)
    if (!('heard' in asked)) return asked
    const door = asked.heard
    await memory.keepDoor({ code, door, clockAheadMs: clockAhead(door.now, sentAt, now()) })
    askedAt = sentAt
    return { line: 'open', closed: null }
  }

  async function handInAndAsk(): Promise<Partial<DoorState>> {
    const delivery = await sendKept(memory, send)
    if (delivery.kind === 'broken') return { line: 'away' }
    const asked = await askDoor()
    return delivery.kind === 'refused' ? { closed: delivery.sentence, ...asked } : asked
  }

  async function changed(told?: Partial<DoorState>) {
    await readAgain(told)
    tellOthers()
  }

  return {
    state,
    read: state.getState,
    readAgain: () => readAgain(),
    /** Hands in waiting records and reads those of other doors; returns whether the server was reached. */
    async talk(): Promise<boolean> {
      await alone(async () => changed(await handInAndAsk()))
      return state.getState().line === 'open'
    },
    /** The server's time, also on a phone whose clock is wrong. */
    now: () => new Date(now() + state.getState().clockAheadMs),
    /** Resolves when the record is on the disk. */
    code,
    async record(made: Omit<KeptScan, 'code' | 'scanNo'>) {
      const scan = { ...made, code, scanNo: crypto.randomUUID() }
      await memory.addScan(scan)
      scans = [...scans, scan]
      show()
      tellOthers()
    },
    async dropRefused() {
      await memory.dropScans(state.getState().refused.map(({ scanNo }) => scanNo))
      await changed()
    },
  }
}

function noAnswer(error: unknown): Partial<DoorState> {
  return error instanceof Refused ? { line: 'open', closed: error.message } : { line: 'away' }
}
