import type { MessageKind } from '@hygiene/db/generated/client'
import { countPlaces, takePlace } from '@hygiene/operations/platform/message/take-place'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { sendMessageJob } from './send-message.ts'

const DAY = '2026-11-23T10:00:00+09:00'
let scenario: TextWorker
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(async () => {
  scenario.clock.set(DAY)
  await scenario.database.db.smsDay.deleteMany()
  await scenario.database.db.outbox.deleteMany()
  await scenario.sandbox.control('/reset')
})
afterAll(() => scenario.stop())

function worker(SMS_A_DAY: number, SMS_KEPT_FOR_URGENT: number): typeof scenario.deps {
  return { ...scenario.deps, config: { ...scenario.deps.config, SMS_A_DAY, SMS_KEPT_FOR_URGENT } }
}

async function written(kind: MessageKind) {
  const { person, enrolment } = await scenario.learner({ status: 'completed' })
  const about = { memberNo: person.memberNo, kind, aboutNo: enrolment.enrolmentNo }
  const { messageNo } = await scenario.database.db.message.create({
    data: { ...about, createdAt: scenario.clock.now() },
  })
  return { messageNo, phone: person.phone }
}

const arrived = async (phone: string) => (await scenario.sandbox.messages(phone)).length
const taken = () => countPlaces(scenario.database.db, scenario.clock.now())

describe('the daily ceiling of text messages', () => {
  it('delays other messages to the next morning and keeps a reserve for urgent ones', async () => {
    const deps = worker(3, 2)
    const ordinary = [await written('accountUnlocked'), await written('accountUnlocked')]
    const urgent = [
      await written('certificateLink'),
      await written('certificateLink'),
      await written('certificateLink'),
    ]
    for (const { messageNo } of [...ordinary, ...urgent]) await sendMessageJob(deps, { messageNo })
    expect(await Promise.all([...ordinary, ...urgent].map(({ phone }) => arrived(phone)))).toEqual([
      1, 0, 1, 1, 0,
    ])
    const waiting = await scenario.database.db.outbox.findMany()
    expect(waiting.map(({ notBefore }) => notBefore)).toEqual([
      new Date('2026-11-24T08:00:00+09:00'),
      new Date('2026-11-24T08:00:00+09:00'),
    ])
    scenario.clock.set('2026-11-24T08:00:00+09:00')
    await sendMessageJob(deps, { messageNo: ordinary[1]?.messageNo ?? 0 })
    expect(await arrived(ordinary[1]?.phone ?? '')).toBe(1)
  })

  it('does not count messages that are refused, outdated or already sent', async () => {
    const deps = worker(10, 0)
    const { messageNo, phone } = await written('accountUnlocked')
    await scenario.sandbox.control('/faults', { unreachable: [phone] })
    await sendMessageJob(deps, { messageNo })
    await sendMessageJob(deps, { messageNo: (await written('certificateIssued')).messageNo })
    expect(await taken()).toBe(0)
    await scenario.sandbox.control('/faults', { service: 'sms', httpStatus: 503 })
    const lost = await written('accountUnlocked')
    await expect(sendMessageJob(deps, { messageNo: lost.messageNo })).rejects.toThrow(/sms/)
    expect(await taken()).toBe(1)
  })

  it('holds the ceiling for all processes together at the same instant', async () => {
    const { db } = scenario.database
    const asked = Array.from({ length: 60 }, () =>
      takePlace(db, { aDay: 20, keptForUrgent: 5 }, false, scenario.clock.now()),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(15)
    const urgent = Array.from({ length: 30 }, () =>
      takePlace(db, { aDay: 20, keptForUrgent: 5 }, true, scenario.clock.now()),
    )
    expect((await Promise.all(urgent)).filter(Boolean)).toHaveLength(5)
    expect(await taken()).toBe(20)
  })
})
