import type { ApplicationNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { createHash } from 'node:crypto'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { DEVELOPMENT_SLIP_KEY, slipReader } from '@hygiene/gateways'
import { freezeCurrentSlip } from '@hygiene/operations/in-person/slip/freeze-current-slip'
import { addPerson, addSession, addVenue, bookSeat, type SeatWanted } from '@hygiene/testing'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkerDeps } from '../deps.ts'
import { MissingGlyphError } from '../documents/missing-glyph.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { drawAndStore, issueEnrolmentSlipJob, printedBy } from './issue-enrolment-slip.ts'

const readSlip = slipReader(DEVELOPMENT_SLIP_KEY)
let scenario: TestWorker
let db: Queries
let suwon: InPersonSession
let goyang: InPersonSession
let people = 0
let minutes = 0

beforeAll(async () => {
  scenario = await startTestWorker({ PUBLIC_URL: 'https://edu.example.or.kr' })
  ;({ db } = scenario.database)
  const [first, second] = [
    await addVenue(db),
    await addVenue(db, { name: '고양 시민회관', mapUrl: 'https://map.example.or.kr/2' }),
  ]
  suwon = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00'), venue: first })
  goyang = await addSession(db, { startsAt: new Date('2026-12-17T09:30:00+09:00'), venue: second })
})
afterAll(() => scenario.stop())

async function booked(wanted: SeatWanted = {}, name = '홍길동') {
  people += 1
  const person = await addPerson(db, { userId: `learner${people}`, name, birth: '19840307' })
  const { booking, enrolments } = await bookSeat(db, person, suwon, wanted)
  return {
    applicationNo: booking.applicationNo,
    inPersonEnrolmentNos: enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo),
  }
}

function draw(
  inPersonEnrolmentNo: InPersonEnrolmentNo | undefined,
  deps: Partial<WorkerDeps> = {},
): Promise<void> {
  minutes += 1
  const now = new Date(Date.UTC(2026, 10, 21, 1, minutes))
  return issueEnrolmentSlipJob(
    { ...scenario.deps, now: () => now, ...deps },
    { inPersonEnrolmentNo: inPersonEnrolmentNo ?? 0 },
  )
}

const slipOf = (inPersonEnrolmentNo: InPersonEnrolmentNo | undefined) =>
  db.enrolmentSlip.findUnique({
    where: { inPersonEnrolmentNo: inPersonEnrolmentNo ?? 0 },
    include: { file: true },
  })

const moveTo = ({ sessionNo }: InPersonSession, applicationNo: ApplicationNo) =>
  db.booking.update({ where: { applicationNo }, data: { sessionNo } })

async function drawnSlip(inPersonEnrolmentNo: InPersonEnrolmentNo | undefined) {
  const slip = await slipOf(inPersonEnrolmentNo)
  if (!slip?.file) throw new Error('There is no slip')
  const bytes = await scenario.storage.read(slip.file.storageKey)
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  const { payload } = slip.frozen as { payload: string }
  return { ...slip.file, bytes, text: text.replace(/\s+/gu, ' '), payload, facts: readSlip(payload) }
}

describe('a slip of a paid place', () => {
  it('draws a slip once with day, venue, person, things to bring and the refund rule as text', async () => {
    const { applicationNo, inPersonEnrolmentNos } = await booked()
    const [inPersonEnrolmentNo] = inPersonEnrolmentNos
    await draw(inPersonEnrolmentNo)
    const slip = await drawnSlip(inPersonEnrolmentNo)
    expect(slip.name).toBe('수강증_홍길동_20261210.pdf')
    expect(slip.sha256).toBe(createHash('sha256').update(slip.bytes).digest('hex'))
    const { sessionNo, venueNo } = suwon
    expect(slip.facts).toEqual({ applicationNo, sessionNo, eduDate: '2026-12-10', venueNo })
    for (const part of [
      '2026년 12월 10일(목)',
      '10:00 ~ 17:00',
      '수원 교육장',
      '새마음 식당',
      '신분증',
      '12월 9일(수)까지',
    ]) {
      expect(slip.text).toContain(part)
    }
    await draw(inPersonEnrolmentNo)
    expect((await drawnSlip(inPersonEnrolmentNo)).fileNo).toBe(slip.fileNo)
  })

  it('says on the slip without a licence number that the business is not reported yet', async () => {
    const { inPersonEnrolmentNos } = await booked({ licences: [{ licenceNo: '' }] })
    await draw(inPersonEnrolmentNos[0])
    expect((await drawnSlip(inPersonEnrolmentNos[0])).text).toContain('영 업 신 고 번 호 영업신고 전')
  })

  it('draws one slip for each licence of a group, each for the same seat', async () => {
    const { applicationNo, inPersonEnrolmentNos } = await booked({
      licences: [{}, { businessName: '둘째 식당' }],
    })
    for (const inPersonEnrolmentNo of inPersonEnrolmentNos) await draw(inPersonEnrolmentNo)
    const [first, second] = await Promise.all(inPersonEnrolmentNos.map(drawnSlip))
    expect([first?.facts?.applicationNo, second?.facts?.applicationNo]).toEqual([
      applicationNo,
      applicationNo,
    ])
    expect(second?.text).toContain('둘째 식당')
    expect(first?.fileNo).not.toBe(second?.fileNo)
  })

  it('draws a slip once with concurrent jobs', async () => {
    const [inPersonEnrolmentNo] = (await booked()).inPersonEnrolmentNos
    const before = await db.storedFile.count()
    await Promise.all(Array.from({ length: 6 }, () => draw(inPersonEnrolmentNo)))
    expect(await db.storedFile.count()).toBe(before + 1)
  })

  it.each([
    ['held', { seat: 'held' }],
    ['waiting', { seat: 'waiting' }],
    ['refunded', { seat: 'released', status: 'refunded' }],
  ] as const)('draws no slip for a place that is %s', async (_state, wanted) => {
    const [inPersonEnrolmentNo] = (await booked(wanted)).inPersonEnrolmentNos
    await draw(inPersonEnrolmentNo)
    expect(await slipOf(inPersonEnrolmentNo)).toBeNull()
  })
})

describe('a change of session', () => {
  it('draws the slip again on a change of session and invalidates the old file', async () => {
    const { applicationNo, inPersonEnrolmentNos } = await booked()
    const [inPersonEnrolmentNo] = inPersonEnrolmentNos
    await draw(inPersonEnrolmentNo)
    const old = await drawnSlip(inPersonEnrolmentNo)
    await db.inPersonEnrolment.updateMany({ where: { applicationNo }, data: { slipPrintedAt: new Date() } })

    await moveTo(goyang, applicationNo)
    await draw(inPersonEnrolmentNo)
    const again = await drawnSlip(inPersonEnrolmentNo)
    expect(again.facts).toMatchObject({ sessionNo: goyang.sessionNo, eduDate: '2026-12-17' })
    expect(again.text).toContain('고양 시민회관')
    expect(await db.storedFile.findUnique({ where: { fileNo: old.fileNo } })).toBeNull()
    expect(await scenario.storage.exists(old.storageKey)).toBe(false)
    expect(await db.inPersonEnrolment.findFirst({ where: { applicationNo } })).toMatchObject({
      slipPrintedAt: null,
    })

    await moveTo(suwon, applicationNo)
    await draw(inPersonEnrolmentNo)
    expect((await drawnSlip(inPersonEnrolmentNo)).facts?.eduDate).toBe('2026-12-10')
  })

  it('draws the slip again when the venue of the session changes', async () => {
    const session = await addSession(db, { startsAt: new Date('2026-12-20T10:00:00+09:00') })
    const { applicationNo, inPersonEnrolmentNos } = await booked()
    await moveTo(session, applicationNo)
    await draw(inPersonEnrolmentNos[0])
    const { sessionNo } = session
    const { venueNo } = await addVenue(db, { name: '새 교육장' })
    await db.inPersonSession.update({ where: { sessionNo }, data: { venueNo } })
    await draw(inPersonEnrolmentNos[0])
    expect((await drawnSlip(inPersonEnrolmentNos[0])).text).toContain('새 교육장')
  })

  it('leaves the new slip to its own job when the session changes during the drawing', async () => {
    const { applicationNo, inPersonEnrolmentNos } = await booked()
    const [inPersonEnrolmentNo] = inPersonEnrolmentNos
    const old = await freezeCurrentSlip(
      scenario.database.db,
      inPersonEnrolmentNo ?? 0,
      printedBy(scenario.deps),
      scenario.deps.now(),
    )
    await moveTo(goyang, applicationNo)
    await draw(inPersonEnrolmentNo)
    if (old) await drawAndStore(scenario.deps, old)
    expect(old?.slip.sessionNo).toBe(suwon.sessionNo)
    expect((await drawnSlip(inPersonEnrolmentNo)).facts?.eduDate).toBe('2026-12-17')
  })
})

describe('a corrected record', () => {
  it('draws the slip of a corrected record again, also when corrected during the drawing', async () => {
    const { inPersonEnrolmentNos } = await booked()
    const [inPersonEnrolmentNo = 0] = inPersonEnrolmentNos
    const old = await freezeCurrentSlip(
      scenario.database.db,
      inPersonEnrolmentNo,
      printedBy(scenario.deps),
      scenario.deps.now(),
    )
    await db.inPersonEnrolment.update({ where: { inPersonEnrolmentNo }, data: { businessName: '고친 식당' } })
    await db.enrolmentSlip.update({ where: { inPersonEnrolmentNo }, data: { frozen: {} } })
    if (old) await drawAndStore(scenario.deps, old)
    expect((await slipOf(inPersonEnrolmentNo))?.fileNo).toBeNull()
    await draw(inPersonEnrolmentNo)
    expect((await drawnSlip(inPersonEnrolmentNo)).text).toContain('고친 식당')
  })
})

describe('a lost slip file', () => {
  it('restores a lost slip file with the same bytes and never with others', async () => {
    const [inPersonEnrolmentNo] = (await booked()).inPersonEnrolmentNos
    await draw(inPersonEnrolmentNo)
    const { storageKey, sha256, bytes } = await drawnSlip(inPersonEnrolmentNo)
    await scenario.storage.remove(storageKey)
    await draw(inPersonEnrolmentNo)
    expect(Buffer.compare((await drawnSlip(inPersonEnrolmentNo)).bytes, bytes)).toBe(0)

    await scenario.storage.remove(storageKey)
    await db.storedFile.updateMany({ where: { sha256 }, data: { sha256: '0'.repeat(64) } })
    await expect(draw(inPersonEnrolmentNo)).rejects.toThrow('to other bytes')
    expect(await scenario.storage.exists(storageKey)).toBe(false)
  })
})

describe('an undrawable slip', () => {
  it('fails the job when a letter of the name is in no font', async () => {
    const [inPersonEnrolmentNo] = (await booked({ licences: [{ businessName: '맛집🙂' }] }))
      .inPersonEnrolmentNos
    await expect(draw(inPersonEnrolmentNo)).rejects.toThrow(MissingGlyphError)
    expect(await slipOf(inPersonEnrolmentNo)).toMatchObject({
      fileNo: null,
      failure: expect.stringMatching(/outline/),
    })
  })

  it('draws a slip to the same bytes when the disk has room again', async () => {
    const [inPersonEnrolmentNo] = (await booked()).inPersonEnrolmentNos
    let refused = new Uint8Array()
    const full = async (_key: string, content: unknown): Promise<void> => {
      refused = content as Uint8Array<ArrayBuffer>
      throw new Error('No space left on the disk')
    }
    await expect(draw(inPersonEnrolmentNo, { storage: { ...scenario.storage, put: full } })).rejects.toThrow(
      'No space',
    )
    expect((await slipOf(inPersonEnrolmentNo))?.failure).toMatch(/No space/)
    await draw(inPersonEnrolmentNo)
    expect(Buffer.compare((await drawnSlip(inPersonEnrolmentNo)).bytes, refused)).toBe(0)
    expect((await slipOf(inPersonEnrolmentNo))?.failure).toBeNull()
  })
})
