import { textDocumentLink } from '@hygiene/contracts/platform/file/text-document-link'
import type { LinkedDocument } from '@hygiene/domain/education/certificate/document-link'
import { addPerson } from '@hygiene/testing'
import { addBooked } from '@hygiene/testing/scenarios/booked-people'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addGraduate } from '../../testing/graduates.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

const messagesOf = (memberNo: number) =>
  api.database.db.message.findMany({
    where: {
      memberNo,
      kind: { in: ['certificateLink', 'inPersonCertificateLink', 'slipLink', 'receiptLink'] },
    },
    select: { kind: true, aboutNo: true },
  })

it('texts the address of a slip to the number of its owner', async () => {
  const { client, record, inPersonEnrolmentNo } = await addBooked(api)
  const answer = await client.call(textDocumentLink, { document: 'slip', recordNo: inPersonEnrolmentNo })
  const { phone } = await api.database.db.member.findUniqueOrThrow({ where: { memberNo: record.memberNo } })
  expect(answer.entity).toEqual({ phoneEnd: phone.slice(-4) })
  expect(await messagesOf(record.memberNo)).toEqual([{ kind: 'slipLink', aboutNo: inPersonEnrolmentNo }])
})

it('texts the address of an in-person certificate', async () => {
  const { client, inPersonEnrolmentNo } = await addGraduate(api)
  const answer = await client.call(textDocumentLink, {
    document: 'inPersonCertificate',
    recordNo: inPersonEnrolmentNo,
  })
  expect(answer.code).toBeGreaterThan(0)
})

it.each<LinkedDocument>(['certificate', 'inPersonCertificate', 'slip', 'receipt'])(
  'texts nothing for a %s that belongs to another member or does not exist',
  async (document) => {
    const { inPersonEnrolmentNo } = await addGraduate(api)
    const { userId, memberNo } = await addPerson(api.database.db, { userId: `nosy${document}` })
    const nosy = await api.logIn(userId)
    for (const recordNo of [inPersonEnrolmentNo, 2_000_000]) {
      const answer = await nosy.call(textDocumentLink, { document, recordNo })
      expect(answer.refusal).toBe('DOCUMENT_NOT_ISSUED')
    }
    expect(await messagesOf(memberNo)).toEqual([])
  },
)

it('texts nothing for a certificate that is not earned yet', async () => {
  const { client, inPersonEnrolmentNo } = await addBooked(api)
  const answer = await client.call(textDocumentLink, {
    document: 'inPersonCertificate',
    recordNo: inPersonEnrolmentNo,
  })
  expect(answer.refusal).toBe('DOCUMENT_NOT_ISSUED')
})

it('refuses a caller without a login', async () => {
  const answer = await api.client.call(textDocumentLink, { document: 'slip', recordNo: 1 })
  expect(answer.refusal).toBe('LOGIN_REQUIRED')
})

it('texts the address once for ten concurrent requests', async () => {
  const { client, record, inPersonEnrolmentNo } = await addBooked(api)
  const press = () => client.call(textDocumentLink, { document: 'slip', recordNo: inPersonEnrolmentNo })
  const answers = await Promise.all(Array.from({ length: 10 }, press))
  expect(answers.filter(({ code }) => code > 0)).toHaveLength(1)
  expect(answers.filter(({ refusal }) => refusal === 'LINK_TOO_OFTEN')).toHaveLength(9)
  expect(await messagesOf(record.memberNo)).toHaveLength(1)
})

it('texts at most five times a day and again on the next day', async () => {
  const { client, inPersonEnrolmentNo } = await addBooked(api)
  const press = () => client.call(textDocumentLink, { document: 'slip', recordNo: inPersonEnrolmentNo })
  for (const minute of [0, 2, 4, 6, 8]) {
    api.clock.set(`2026-11-21T10:0${minute}:00+09:00`)
    expect((await press()).code).toBeGreaterThan(0)
  }
  api.clock.set('2026-11-21T11:00:00+09:00')
  expect((await press()).refusal).toBe('LINK_TOO_OFTEN')
  api.clock.set('2026-11-22T10:00:01+09:00')
  const later = await api.logIn(
    (
      await api.database.db.inPersonEnrolment.findUniqueOrThrow({
        where: { inPersonEnrolmentNo },
        include: { member: true },
      })
    ).member.userId,
  )
  expect(
    (await later.call(textDocumentLink, { document: 'slip', recordNo: inPersonEnrolmentNo })).code,
  ).toBeGreaterThan(0)
})
