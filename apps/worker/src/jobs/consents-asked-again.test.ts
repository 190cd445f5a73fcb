import { readRefusalToken } from '@hygiene/gateways'
import { withdrawMarketing } from '@hygiene/operations/member/account/refuse-marketing'
import { addPerson, interleave } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { askConsents } from './ask-consents-again.ts'
import { sendCampaignTestJob } from './send-campaign-test.ts'

let worker: TextWorker
let people = 0
beforeAll(async () => {
  worker = await startTextWorker()
})
beforeEach(async () => {
  worker.clock.set('2026-12-08T10:00:00+09:00')
  await worker.database.db.member.updateMany({ data: { marketingAgreedAt: null } })
})
afterAll(() => worker.stop())

async function consenting(day: string) {
  const { db } = worker.database
  people += 1
  const { memberNo } = await addPerson(db, { userId: `asked${people}`, phone: `0108000${1_000 + people}` })
  const at = new Date(`${day}T12:00:00+09:00`)
  await db.consentRecord.create({ data: { memberNo, kind: 'marketing', isGiven: true, version: '1', at } })
  return db.member.update({ where: { memberNo }, data: { marketingAgreedAt: at } })
}
type Person = Awaited<ReturnType<typeof consenting>>
const history = async ({ memberNo }: Person) =>
  (
    await worker.database.db.consentRecord.findMany({ where: { memberNo }, orderBy: { consentNo: 'asc' } })
  ).map(({ isGiven, source }) => [isGiven, source])
const confirmedAt = async ({ memberNo }: Person) =>
  (await worker.database.db.member.findUniqueOrThrow({ where: { memberNo } })).marketingConfirmedAt

it.each([
  ['2024-12-09', true],
  ['2025-01-07', true],
  ['2025-01-08', false],
  ['2024-12-08', false],
  ['2026-12-01', false],
])('notifies of consents given on %s by 8 December 2026: %s', async (day, isAsked) => {
  const person = await consenting(day)
  expect((await askConsents(worker.deps)).asked).toBe(isAsked ? 1 : 0)
  expect(await worker.kinds(person)).toEqual(isAsked ? ['consentAskedAgain'] : [])
})

it('confirms the consent of a notified member without withdrawal and repeats in two years', async () => {
  const person = await consenting('2024-12-20')
  await Promise.all([askConsents(worker.deps), askConsents(worker.deps)])
  const [text = '', ...others] = await worker.texts(person)
  expect(others).toEqual([])
  expect(text).toContain('2024.12.20 광고 문자 수신에 동의하셨습니다.')
  const token = /https:\/\/edu\.example\.or\.kr\/r#([\w-]{22})$/.exec(text)?.[1] ?? ''
  expect(readRefusalToken(worker.deps.config.OFFER_SECRET, token)).toBe(person.memberNo)

  const sentAt = worker.clock.now()
  worker.clock.advance(600)
  expect(await askConsents(worker.deps)).toEqual({ asked: 0, confirmed: 1 })
  expect(await askConsents(worker.deps)).toEqual({ asked: 0, confirmed: 0 })
  expect(await confirmedAt(person)).toEqual(sentAt)
  expect(await history(person)).toEqual([
    [true, 'member'],
    [true, 'askedAgain'],
  ])
  worker.clock.set('2028-11-20T10:00:00+09:00')
  expect((await askConsents(worker.deps)).asked).toBe(1)
})

it('confirms no consent withdrawn after the notice and notifies the member of the withdrawal', async () => {
  const person = await consenting('2024-12-20')
  await askConsents(worker.deps)
  await worker.texts(person)
  worker.clock.advance(60)
  await worker.deps.db.$transaction((db) => withdrawMarketing(db, person.memberNo, worker.clock.now()))
  expect((await askConsents(worker.deps)).confirmed).toBe(0)
  expect(await history(person)).toEqual([
    [true, 'member'],
    [false, 'refusalLink'],
  ])
  expect((await worker.texts(person)).at(-1)).toBe(
    '[위생교육] 2026.12.08 광고 문자 수신 거부를 처리했습니다.',
  )
})

it('gives a withdrawal precedence over a concurrent confirmation', async () => {
  const person = await consenting('2024-12-20')
  const { memberNo } = person
  await askConsents(worker.deps)
  await worker.texts(person)
  worker.clock.advance(60)
  const none = { where: { memberNo }, data: { marketingAgreedAt: null } }
  await interleave(
    worker.database,
    (db) => db.member.update(none),
    () => askConsents(worker.deps),
  )
  expect(await history(person)).toEqual([[true, 'member']])
  expect(await confirmedAt(person)).toBeNull()
})

it('confirms no consent without a sent message and notifies no person at night', async () => {
  const person = await consenting('2024-12-20')
  worker.clock.set('2026-12-08T21:00:00+09:00')
  expect((await askConsents(worker.deps)).asked).toBe(0)
  worker.clock.set('2026-12-09T08:00:00+09:00')
  await worker.sandbox.control('/faults', { unreachable: [person.phone] })
  await askConsents(worker.deps)
  await worker.texts(person)
  await worker.sandbox.control('/faults/reset')
  expect((await askConsents(worker.deps)).confirmed).toBe(0)
  expect(await confirmedAt(person)).toBeNull()
})

it('sends a test to its employee once, also after a lost answer, and advertising by day', async () => {
  const { db } = worker.database
  const phone = '01099998888'
  const campaign = {
    title: '할인',
    body: '할인',
    perMinute: 1,
    status: 'draft',
    createdAt: new Date(),
  } as const
  const { employeeNo } = await db.employee.create({
    data: {
      loginId: 'tester',
      name: '상담',
      passwordHash: '',
      role: 'support',
      createdAt: new Date(),
      phone,
    },
  })
  const { campaignNo } = await db.campaign.create({ data: { ...campaign, kind: 'advert', employeeNo } })
  const asked = { campaignNo, employeeNo, text: '(광고) 시험', askedAt: new Date('2026-01-01') }
  const { testNo } = await db.campaignTest.create({ data: asked })
  const received = async () => (await worker.sandbox.messages(phone)).map(({ text }) => text)
  worker.clock.set('2026-12-08T22:00:00+09:00')
  await sendCampaignTestJob(worker.deps, { testNo })
  expect(await received()).toEqual([])
  const row = await db.outbox.findFirstOrThrow({ where: { kind: 'send-campaign-test' } })
  expect(row.notBefore).toEqual(new Date('2026-12-09T08:00:00+09:00'))
  worker.clock.set('2026-12-09T08:00:00+09:00')
  await Promise.all([1, 2].map(() => sendCampaignTestJob(worker.deps, { testNo })))
  await db.campaignTest.update({ where: { testNo }, data: { sentAt: null, providerNo: null } })
  await sendCampaignTestJob(worker.deps, { testNo })
  expect(await received()).toEqual(['(광고) 시험'])
})
