import { Broken, Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  at,
  CODE,
  checkInServer,
  person,
  sampleCheckIn,
  slipSigner,
} from '../../../testing/sample-check-in.ts'
import { createCheckInWork, type CheckInWork } from './check-in-work.ts'
import { openPhoneMemory } from './kept/phone-memory.ts'
import { markBySymbol, markPerson } from './mark-people.ts'

const signer = await slipSigner()
const people = Array.from({ length: 300 }, (_none, index) => person(index + 1))
let fault: Error | null = null
let server = checkInServer(people, () => fault)

beforeEach(() => {
  fault = null
  server = checkInServer(people, () => fault)
})

async function phone({ factory = new IDBFactory(), clock = () => at('09:30').getTime() } = {}) {
  const memory = await openPhoneMemory(factory)
  const work = createCheckInWork({
    memory,
    code: CODE,
    open: async () => {
      if (fault) throw fault
      const now = at('09:30').toISOString()
      return sampleCheckIn({ slipKey: signer.slipKey, people: server.peopleNow(), now })
    },
    send: (sent) => server.send(sent),
    now: clock,
    alone: (task) => task(),
    notifyOthers: () => undefined,
  })
  await work.readAgain()
  return { ...work, memory, factory }
}

async function openPhone(options?: Parameters<typeof phone>[0]) {
  const opened = await phone(options)
  await opened.talk()
  return opened
}

function checkInOf(work: CheckInWork) {
  const { checkIn } = work.read()
  if (!checkIn) throw new Error('The check-in is not open.')
  return checkIn
}

async function markAll(work: CheckInWork, some = people) {
  for (const one of some) await markPerson(work, checkInOf(work), one, 'in')
}

describe('a phone at the check-in', () => {
  it('keeps records made without a network over a reload and submits them once', async () => {
    const first = await openPhone()
    fault = new Broken(null)
    await markAll(first, people.slice(0, 12))
    expect(await first.talk()).toBe(false)
    expect(first.read()).toMatchObject({ line: 'away', unsent: { length: 12 } })

    const again = await phone({ factory: first.factory })
    expect(again.read()).toMatchObject({ unsent: { length: 12 }, checkIn: { sessionNo: 42 } })
    expect(again.read().people.filter(({ inAt }) => inAt)).toHaveLength(12)
    fault = null
    expect(await again.talk()).toBe(true)
    expect(again.read()).toMatchObject({ line: 'open', unsent: [] })
    expect(server.taken.size).toBe(12)
  })

  it('resends an unanswered record and creates no second record', async () => {
    const work = await openPhone()
    await markAll(work, people.slice(0, 3))
    const sound = checkInServer(people)
    server.send = async (sent) => {
      await sound.send(sent)
      throw new Broken(null)
    }
    expect(await work.talk()).toBe(false)
    expect(work.read().unsent).toHaveLength(3)
    server = sound
    expect(await work.talk()).toBe(true)
    expect(server.taken.size).toBe(3)
    expect(work.read().unsent).toEqual([])
  })

  it('agrees with another phone that marked the same 300 people', async () => {
    const [left, right] = [await openPhone(), await openPhone()]
    fault = new Broken(null)
    await markAll(left)
    await markAll(right)
    fault = null
    await Promise.all([left.talk(), right.talk()])
    expect(server.taken.size).toBe(600)
    expect(server.peopleNow().filter(({ inAt }) => inAt)).toHaveLength(300)
    expect([left.read().unsent, right.read().unsent]).toEqual([[], []])
  })

  it('shares records with a second tab and stores them once when both tabs submit them', async () => {
    const tab = await openPhone()
    const other = await phone({ factory: tab.factory })
    await markAll(tab, people.slice(0, 5))
    await Promise.all([tab.talk(), other.talk()])
    await tab.readAgain()
    expect(server.taken.size).toBe(5)
    expect(tab.read().unsent).toEqual([])
  })

  it('records the time of the server, not that of a phone half an hour late', async () => {
    const work = await openPhone({ clock: () => at('09:00').getTime() })
    await markAll(work, people.slice(0, 1))
    expect(work.read().unsent[0]?.scannedAt).toBe(at('09:30').toISOString())
  })

  it('forgets all names when the day is over, and keeps unsent records', async () => {
    const work = await openPhone()
    fault = new Broken(null)
    await markAll(work, people.slice(0, 2))
    await work.memory.clearPast(new Date('2026-12-11T03:00:00+09:00'))
    await work.readAgain()
    expect(work.read()).toMatchObject({ checkIn: null, people: [], unsent: { length: 2 } })
  })
})

describe('a record the server refuses', () => {
  const sentence = '취소되었거나 환불된 신청입니다.'

  function refuseAll() {
    server.send = async ({ scans }) => ({
      results: scans.map(({ scanNo }) => ({ scanNo, outcome: 'notExpected', sentence })),
      people,
    })
  }

  it('keeps a refused record until staff have read the refusal', async () => {
    const work = await openPhone()
    await markAll(work, people.slice(0, 1))
    refuseAll()
    await work.talk()
    expect(work.read()).toMatchObject({ unsent: [], refused: [{ applicationNo: 1, refusal: sentence }] })
    await work.dropRefused()
    expect(work.read().refused).toEqual([])
  })

  it('does not report a slip that is on no list a second time', async () => {
    const work = await openPhone()
    const answer = await markBySymbol(work, checkInOf(work), await signer.sign(8000), 'in')
    expect(answer).toMatchObject({ tone: 'refused', title: '일정이 변경된 수강증' })
    expect(work.read().unsent).toHaveLength(1)
    refuseAll()
    await work.talk()
    expect(work.read()).toMatchObject({ unsent: [], refused: [] })
  })

  it('keeps the records on the phone while the check-in is closed', async () => {
    const work = await openPhone()
    await markAll(work, people.slice(0, 2))
    fault = new Refused(REFUSALS.CHECK_IN_CLOSED.code, REFUSALS.CHECK_IN_CLOSED.message)
    await work.talk()
    expect(work.read()).toMatchObject({ line: 'open', unsent: { length: 2 } })
    expect(work.read().closed).toContain('출석 확인 시간이 아닙니다')
  })

  it('sets one unreadable record aside and accepts the others', async () => {
    const work = await openPhone()
    await markAll(work, people.slice(0, 3))
    const sound = checkInServer(people)
    server.send = async (sent) => {
      if (sent.scans.some(({ applicationNo }) => applicationNo === 2)) throw new Broken(400)
      return sound.send(sent)
    }
    expect(await work.talk()).toBe(true)
    expect(sound.taken.size).toBe(2)
    expect(work.read()).toMatchObject({ unsent: [], refused: [{ applicationNo: 2 }] })
  })
})
