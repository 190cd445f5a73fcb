import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { fetchDeliveryReports } from './fetch-delivery-reports.ts'
import { sendMessageJob } from './send-message.ts'

let scenario: TextWorker
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(async () => {
  await scenario.database.db.message.deleteMany()
  await scenario.sandbox.control('/reset')
})
afterAll(() => scenario.stop())

const faults = (wanted: object) => scenario.sandbox.control('/faults', wanted)

async function sent() {
  const { person, enrolment } = await scenario.learner({ status: 'completed' })
  scenario.deps.now = () => new Date()
  const { messageNo } = await scenario.database.db.message.create({
    data: {
      memberNo: person.memberNo,
      kind: 'certificateLink',
      aboutNo: enrolment.enrolmentNo,
      createdAt: new Date(),
    },
  })
  await sendMessageJob(scenario.deps, { messageNo })
  return { messageNo, phone: person.phone }
}

const row = (messageNo: number) => scenario.database.db.message.findUniqueOrThrow({ where: { messageNo } })

async function fetchLater(seconds = 60): Promise<void> {
  const now = () => new Date(Date.now() + seconds * 1_000)
  await fetchDeliveryReports({ ...scenario.deps, now })
}

describe('the delivery report', () => {
  it('stores the delivery result beside each message', async () => {
    const [one, two] = [await sent(), await sent()]
    await faults({ undelivered: [two.phone] })
    await fetchLater()
    expect(await row(one.messageNo)).toMatchObject({ deliveredAt: expect.any(Date), undelivered: null })
    expect(await row(two.messageNo)).toMatchObject({ deliveredAt: null, undelivered: '3103 없는 번호' })
  })

  it('requests a missing delivery report again for three days', async () => {
    const { messageNo } = await sent()
    await faults({ reportDelayMs: 3_600_000 })
    await fetchLater()
    expect(await row(messageNo)).toMatchObject({ deliveredAt: null, undelivered: null })
    await faults({ reportDelayMs: 0 })
    await fetchLater(3 * 86_400 + 60)
    expect(await row(messageNo)).toMatchObject({ deliveredAt: null, undelivered: null })
    await fetchLater(86_400)
    expect((await row(messageNo)).deliveredAt).not.toBeNull()
  })

  it('reads delivery reports page by page and leaves all for later when the provider is away', async () => {
    const { messageNo, phone } = await sent()
    const { sms } = scenario.deps
    const asked: number[] = []
    const counted = {
      ...sms,
      fetchReports: (numbers: readonly string[]) => {
        asked.push(numbers.length)
        return sms.fetchReports(numbers)
      },
    }
    const { memberNo, providerNo } = await row(messageNo)
    await scenario.database.db.message.createMany({
      data: Array.from({ length: 620 }, (_, at) => ({
        memberNo,
        kind: 'certificateLink' as const,
        aboutNo: 1,
        createdAt: new Date(),
        sentAt: new Date(),
        providerNo: at === 619 ? providerNo : `M4VOTHER${at}`,
      })),
    })
    await faults({ service: 'sms', httpStatus: 503, times: 1 })
    await expect(fetchLater()).rejects.toThrow(/sms/)
    await fetchDeliveryReports({ ...scenario.deps, sms: counted, now: () => new Date(Date.now() + 60_000) })
    expect(asked).toEqual([500, 121])
    expect(await scenario.database.db.message.count({ where: { deliveredAt: { not: null } } })).toBe(2)
    expect(phone).not.toBe('')
  })

  it('stores a delivery report once with two concurrent workers and never changes the report', async () => {
    const { messageNo, phone } = await sent()
    await Promise.all([fetchLater(), fetchLater()])
    const { deliveredAt } = await row(messageNo)
    expect(deliveredAt).not.toBeNull()
    await faults({ undelivered: [phone] })
    await fetchLater()
    expect(await row(messageNo)).toMatchObject({ deliveredAt, undelivered: null })
  })
})
