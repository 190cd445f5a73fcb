import type { CampaignKind, Member } from '@hygiene/db/generated/client'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { createSmsGateway, readRefusalToken } from '@hygiene/gateways'
import { isDenied } from '@hygiene/operations/kit/operation'
import { steerCampaign } from '@hygiene/operations/staff/campaign/steer-campaign'
import { withdrawMarketing } from '@hygiene/operations/member/account/refuse-marketing'
import { employeeActor } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runningCampaign } from '../testing/running-campaign.ts'
import { startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { tendCampaigns } from './run-campaigns.ts'
import { sendMessageJob } from './send-message.ts'

let worker: TextWorker
const DAY = '2026-12-08T10:00:00+09:00'
const zone = process.env.TZ
beforeAll(async () => {
  worker = await startTextWorker()
})
beforeEach(async () => {
  worker.clock.set(DAY)
  await worker.sandbox.control('/faults/reset')
})
afterEach(() => {
  worker.deps.now = worker.clock.now
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})
afterAll(() => worker.stop())

async function written(kind: CampaignKind = 'advert') {
  const { campaignNo, people } = await runningCampaign(worker, kind)
  const [person] = people as [Member]
  await tendCampaigns(worker.deps)
  const where = { kind: 'campaign', memberNo: person.memberNo } as const
  const { messageNo } = await worker.database.db.message.findFirstOrThrow({ where })
  return { campaignNo, person, messageNo }
}
type Written = Awaited<ReturnType<typeof written>>
const send = ({ messageNo }: Pick<Written, 'messageNo'>) => sendMessageJob(worker.deps, { messageNo })
const texts = async ({ person }: Pick<Written, 'person'>) =>
  (await worker.sandbox.messages(person.phone)).map(({ text }) => text)
const row = ({ messageNo }: Written) => worker.database.db.message.findUniqueOrThrow({ where: { messageNo } })
const turn = ({ messageNo }: Written) =>
  worker.database.db.campaignPerson.findUniqueOrThrow({ where: { messageNo } })
async function waitsFor({ messageNo }: Written): Promise<Date | null | undefined> {
  const rows = await worker.database.db.outbox.findMany({
    where: { kind: 'send-message', payload: { equals: { messageNo } } },
    orderBy: { outboxNo: 'desc' },
  })
  return rows[0]?.notBefore
}
const steer = ({ campaignNo }: Written, action: 'pause' | 'goOn' | 'stop') =>
  steerCampaign({
    db: worker.deps.db,
    input: { campaignNo, action },
    actor: employeeActor(),
    now: worker.clock.now(),
  })

describe('advertising', () => {
  it('starts with the advertising sign and ends with the person’s link to refuse', async () => {
    const one = await written()
    await send(one)
    const [text = ''] = await texts(one)
    expect(text).toMatch(
      /^\(광고\)\[외식업 위생교육\] 02-0000-0000\n김영자님, 2026년 12월 31일까지\n무료 수신거부 /,
    )
    const token = /https:\/\/edu\.example\.or\.kr\/r#([\w-]{22})$/.exec(text)?.[1] ?? ''
    expect(readRefusalToken(worker.deps.config.OFFER_SECRET, token)).toBe(one.person.memberNo)
    expect(text).not.toContain(one.person.phone)
  })

  const NIGHT = [
    '2026-12-08T21:00:00.000+09:00',
    '2026-12-08T23:59:59.999+09:00',
    '2026-12-09T00:00:00.000+09:00',
    '2026-12-09T07:59:59.999+09:00',
    '2026-12-31T22:30:00.000+09:00',
  ]
  it.each([
    ['America/New_York', 300],
    ['UTC', 0],
    ['Asia/Seoul', -540],
    ['Pacific/Kiritimati', -840],
  ])('sends no advertising from 21:00 to 08:00 by a server in %s, and sends by day', async (TZ, offset) => {
    process.env.TZ = TZ
    expect(new Date('2026-12-08').getTimezoneOffset()).toBe(offset)
    for (const night of NIGHT) {
      worker.clock.set(DAY)
      const one = await written()
      worker.clock.set(night)
      await send(one)
      expect(await tendCampaigns(worker.deps)).toBe(0)
      expect(await texts(one)).toEqual([])
      const morning = nightUntil(new Date(night))
      expect(await waitsFor(one)).toEqual(morning)
      worker.clock.set(morning ?? '')
      await send(one)
      expect(await texts(one)).toHaveLength(1)
    }
  })

  it('holds advertising until morning when its job starts before 21:00 but its turn is later', async () => {
    const one = await written()
    const instants = ['2026-12-08T20:59:59.999+09:00', '2026-12-08T21:00:00.000+09:00']
    worker.deps.now = () => new Date((instants.length > 1 ? instants.shift() : instants[0]) ?? '')
    await send(one)
    expect(await texts(one)).toEqual([])
    expect(await waitsFor(one)).toEqual(new Date('2026-12-09T08:00:00+09:00'))
  })

  it('holds advertising until morning when paused before and resumed during the night', async () => {
    const one = await written()
    worker.clock.set('2026-12-08T20:58:00+09:00')
    await steer(one, 'pause')
    await send(one)
    worker.clock.set('2026-12-08T21:30:00+09:00')
    expect(isDenied(await steer(one, 'goOn'))).toBe(false)
    await send(one)
    expect(await texts(one)).toEqual([])
    worker.clock.set('2026-12-09T08:00:00+09:00')
    await send(one)
    expect(await texts(one)).toHaveLength(1)
  })

  it.each([
    [
      'refused',
      (no: number) => worker.deps.db.$transaction((db) => withdrawMarketing(db, no, worker.clock.now())),
    ],
    ['consentEnded', (no: number) => change(no, { marketingAgreedAt: new Date('2024-12-08T00:00:00Z') })],
    ['phoneChanged', (no: number) => change(no, { phone: '01000009999' })],
    ['withdrawn', (no: number) => change(no, { withdrawnAt: new Date(DAY) })],
    ['dormant', (no: number) => change(no, { dormantAt: new Date(DAY) })],
  ] as const)(
    'sends no advertising to a person who has %s between freezing and sending',
    async (leftOut, action) => {
      const one = await written()
      await action(one.person.memberNo)
      await send(one)
      expect(await texts(one)).toEqual([])
      expect((await turn(one)).leftOut).toBe(leftOut)
      expect((await row(one)).failure).toContain('보내지 않았습니다')
    },
  )

  it('sends no advertising after an answered refusal, also at the same instant', async () => {
    for (let at = 0; at < 5; at += 1) {
      const one = await written()
      const { sms } = worker.deps
      let isRefused = false
      let sentAfter = false
      const slow = {
        ...sms,
        send: async (message: Parameters<typeof sms.send>[0]) => {
          await new Promise((resolve) => setTimeout(resolve, 60))
          sentAfter ||= isRefused
          return sms.send(message)
        },
      }
      const sending = sendMessageJob({ ...worker.deps, sms: slow }, { messageNo: one.messageNo })
      await new Promise((resolve) => setTimeout(resolve, 25))
      await worker.deps.db.$transaction((db) =>
        withdrawMarketing(db, one.person.memberNo, worker.clock.now()),
      )
      isRefused = true
      await sending
      await send(one)
      expect(sentAfter).toBe(false)
    }
  })
})

const change = (memberNo: number, data: object) =>
  worker.database.db.member.update({ where: { memberNo }, data })

describe('a message of a campaign', () => {
  it('sends a notice to a person who never consented', async () => {
    const one = await written('notice')
    await change(one.person.memberNo, { marketingAgreedAt: null })
    await send(one)
    expect(await texts(one)).toEqual(['[외식업 위생교육] 김영자님, 2026년 12월 31일까지'])
  })

  it('sends a campaign message once when the provider’s answer was lost', async () => {
    worker.clock.set('2026-01-08T10:00:00+09:00')
    const one = await written()
    const { config } = worker.deps
    const sms = createSmsGateway({
      apiKey: config.SOLAPI_API_KEY,
      apiSecret: config.SOLAPI_API_SECRET,
      sender: config.SMS_SENDER,
      baseUrl: config.SOLAPI_BASE_URL,
      timeoutMs: 500,
    })
    await worker.sandbox.control('/faults', { service: 'sms', timeout: true })
    await expect(sendMessageJob({ ...worker.deps, sms }, { messageNo: one.messageNo })).rejects.toThrow(/sms/)
    await worker.sandbox.control('/faults/reset')
    await Promise.all([send(one), send(one)])
    expect(await texts(one)).toHaveLength(1)
    expect((await row(one)).providerNo).toMatch(/^M4V/)
  })

  it('keeps a paused message unsent until resumed and never sends one that was ended', async () => {
    const [held, ended] = [await written(), await written()]
    for (const one of [held, ended]) {
      await steer(one, 'pause')
      await send(one)
      expect(await row(one)).toMatchObject({ sentAt: null, failure: null, triedAt: null })
    }
    await steer(held, 'goOn')
    expect(await waitsFor(held)).toBeNull()
    await steer(ended, 'stop')
    await send(held)
    await send(ended)
    expect(await texts(held)).toHaveLength(1)
    expect(await texts(ended)).toEqual([])
    expect((await row(ended)).failure).toContain('중단한')
  })

  it('waits for a member under change without a deadlock', async () => {
    const one = await written()
    await worker.database.db.$transaction(async (db) => {
      await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${one.person.memberNo} FOR UPDATE`
      await send(one)
    })
    expect(await texts(one)).toEqual([])
    await eventually(async () => (await waitsFor(one))?.getTime() === worker.clock.now().getTime() + 5_000)
    await send(one)
    expect(await texts(one)).toHaveLength(1)
  })
})
