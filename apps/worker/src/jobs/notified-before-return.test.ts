import {
  addPerson,
  addSession,
  bookSeat,
  frozenClock,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { doubtUnsent } from '@hygiene/operations/platform/message/doubt-unsent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { sendMessageJob } from './send-message.ts'

let sandbox: RunningSandbox
let scenario: TestWorker
let aboutNo: number
let memberNo: number
const clock = frozenClock('2026-11-21T10:00:00+09:00')
const PHONE = '01000000001'

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ SOLAPI_BASE_URL: sandbox.origin, PUBLIC_URL: 'https://edu.example.org' })
  scenario.deps.now = clock.now
  const { db } = scenario.database
  const session = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z') })
  const person = await addPerson(db, { userId: 'reader', phone: PHONE })
  const { booking } = await bookSeat(db, person, session)
  ;({ memberNo } = person)
  aboutNo = booking.applicationNo
})
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

const db = () => scenario.database.db
async function notify(): Promise<{ sentAt: Date | null; providerNo: string | null }> {
  const data = { memberNo, kind: 'seatConfirmed' as const, aboutNo, createdAt: clock.now() }
  const { messageNo } = await db().message.create({ data })
  await sendMessageJob(scenario.deps, { messageNo })
  return db().message.findUniqueOrThrow({ where: { messageNo } })
}
const sent = async () => (await sandbox.messages(PHONE)).length

describe('a message sent before the database was restored', () => {
  it('finds a sent text at the provider by its cause, skips that text, and sends the next', async () => {
    const before = await notify()
    expect(await sent()).toBe(1)
    await db().message.deleteMany()
    clock.advance(60)
    await doubtUnsent(db(), new Date(clock.now().getTime() - 120_000), clock.now())
    expect(await notify()).toMatchObject({ sentAt: clock.now(), providerNo: before.providerNo })
    expect(await sent()).toBe(1)
    expect((await notify()).providerNo).not.toBe(before.providerNo)
    expect(await sent()).toBe(2)
  })
})
