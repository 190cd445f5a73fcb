import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { readSlip } from '@hygiene/contracts/in-person/slip/read-slip'
import { readSlipQr } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { freezeSlip } from '@hygiene/domain/in-person/slip/freeze-slip'
import { createStorage, slipReader } from '@hygiene/gateways'
import { addSession } from '@hygiene/testing'
import { addBooked, type Booked } from '@hygiene/testing/scenarios/booked-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let files = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const storage = () => createStorage({ directory: api.config.STORAGE_DIR })

async function drawn({ inPersonEnrolmentNo, record }: Booked, failure: string | null = null) {
  const { db } = api.database
  const { session } = await db.booking.findUniqueOrThrow({
    where: { applicationNo: record.applicationNo },
    include: { session: { include: { venue: true, branch: true } } },
  })
  files += 1
  const fileNo = `7d0c2e0a-6a2b-4a53-9df0-${String(files).padStart(12, '0')}`
  if (failure === null) {
    await db.storedFile.create({
      data: {
        fileNo,
        memberNo: record.memberNo,
        name: '수강증.pdf',
        contentType: 'application/pdf',
        sizeBytes: 1,
        sha256: 'ab'.repeat(32),
        storageKey: `slips/${files}.pdf`,
        createdAt: api.clock.now(),
      },
    })
    await storage().put(`slips/${files}.pdf`, Buffer.from('%'))
  }
  const payload = `EDU1.${record.applicationNo}.${session.sessionNo}.20261210.1.${'A'.repeat(86)}`
  const frozen = freezeSlip({
    enrolment: { ...record, positionType: 1, salesType: 1, industryType: 1 },
    hours: 6,
    session,
    venue: session.venue,
    branch: session.branch,
    payload,
    issuedAt: api.clock.now(),
    association: FIRST_ASSOCIATION,
    publicUrl: api.config.PUBLIC_URL,
  })
  const slip = {
    sessionNo: session.sessionNo,
    frozen,
    issuedAt: api.clock.now(),
    failure,
    fileNo: failure === null ? fileNo : null,
  }
  await db.enrolmentSlip.upsert({
    where: { inPersonEnrolmentNo },
    create: { inPersonEnrolmentNo, ...slip },
    update: slip,
  })
  return { fileNo, payload }
}

describe('a slip', () => {
  it('shows the slip as in preparation, then as ready with things to bring and directions', async () => {
    const booked = await addBooked(api)
    const { client, inPersonEnrolmentNo } = booked
    expect((await client.call(readSlip, { inPersonEnrolmentNo })).entity).toMatchObject({
      state: 'preparing',
      fileNo: null,
      fileName: '수강증_김영자_20261210.pdf',
      hours: 6,
      educationName: '2026년 신규 영업자 위생교육 (일반음식점)',
      bring: [expect.stringContaining('신분증'), expect.stringContaining('수강증')],
      record: {
        venue: { location: '수원 교육장' },
        sessionDay: { eduDate: '2026-12-10', startTime: '10:00' },
      },
    })
    const { fileNo } = await drawn(booked)
    expect((await client.call(readSlip, { inPersonEnrolmentNo })).entity).toMatchObject({
      state: 'ready',
      fileNo,
    })

    await storage().remove(`slips/${files}.pdf`)
    expect((await client.call(readSlip, { inPersonEnrolmentNo })).entity).toMatchObject({
      state: 'preparing',
      fileNo: null,
    })
    const { payload } = await api.database.db.outbox.findFirstOrThrow({ orderBy: { outboxNo: 'desc' } })
    expect(payload).toEqual({ inPersonEnrolmentNo })
  })

  it('reports that the slip cannot be drawn', async () => {
    const booked = await addBooked(api)
    await drawn(booked, '글자가 없습니다.')
    const { entity } = await booked.client.call(readSlip, { inPersonEnrolmentNo: booked.inPersonEnrolmentNo })
    expect(entity).toMatchObject({ state: 'failed', fileNo: null })
  })

  it('shows the new slip as in preparation after the person left the session', async () => {
    const booked = await addBooked(api)
    const { client, inPersonEnrolmentNo, record } = booked
    const old = await drawn(booked)
    const next = await addSession(api.database.db, { startsAt: new Date('2026-12-17T09:30:00+09:00') })
    const { applicationNo } = record
    await api.database.db.booking.update({
      where: { applicationNo },
      data: { sessionNo: next.sessionNo },
    })
    expect((await client.call(readSlip, { inPersonEnrolmentNo })).entity).toMatchObject({
      state: 'preparing',
      fileNo: null,
      fileName: '수강증_김영자_20261217.pdf',
    })
    const { payload } = (await client.call(readSlipQr, { inPersonEnrolmentNo })).entity
    expect(payload).not.toBe(old.payload)
    const { sessionNo, venueNo } = next
    expect(slipReader(api.config.SLIP_SIGNING_KEY)(payload)).toEqual({
      applicationNo,
      sessionNo,
      eduDate: '2026-12-17',
      venueNo,
    })
  })
})

describe('the QR code of a slip', () => {
  it('shows an image of the payload that the slip prints', async () => {
    const booked = await addBooked(api)
    const { payload } = await drawn(booked)
    const { entity } = await booked.client.call(readSlipQr, {
      inPersonEnrolmentNo: booked.inPersonEnrolmentNo,
    })
    expect(entity).toMatchObject({ inPersonEnrolmentNo: booked.inPersonEnrolmentNo, payload })
    const [kind, image = ''] = entity.qrImagePath.split(',')
    expect(kind).toBe('data:image/svg+xml;base64')
    expect(Buffer.from(image, 'base64').toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  })

  it('shows the image linked from the record, which an unpaid record lacks', async () => {
    const booked = await addBooked(api)
    const { client, inPersonEnrolmentNo, record } = booked
    await drawn(booked)
    const imageOf = async () =>
      (await client.call(readInPersonEnrolment, { inPersonEnrolmentNo })).entity.info.qrImagePath
    expect(await imageOf()).toBe((await client.call(readSlipQr, { inPersonEnrolmentNo })).entity.qrImagePath)
    const { applicationNo } = record
    await api.database.db.booking.update({
      where: { applicationNo },
      data: { seat: 'held', heldUntil: api.clock.now() },
    })
    expect(await imageOf()).toBe('')
  })
})

describe.each([readSlip, readSlipQr])('$operation', (contract) => {
  it('shows the slip to its owner only', async () => {
    const { inPersonEnrolmentNo } = await addBooked(api)
    const stranger = await addBooked(api)
    expect((await stranger.client.call(contract, { inPersonEnrolmentNo })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect((await api.client.call(contract, { inPersonEnrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    for (const malformed of [0, -1, 2 ** 31, 1.5]) {
      expect((await stranger.client.call(contract, { inPersonEnrolmentNo: malformed })).status).toBe(400)
    }
  })

  it.each([
    ['unpaid', { seat: 'held' }],
    ['waiting', { seat: 'waiting' }],
    ['refunded', { seat: 'released', status: 'refunded' }],
  ] as const)('refuses the slip of a place that is %s', async (_state, wanted) => {
    const { client, inPersonEnrolmentNo } = await addBooked(api, wanted)
    expect((await client.call(contract, { inPersonEnrolmentNo })).refusal).toBe('SLIP_NOT_ISSUED')
  })
})
