import { createHash } from 'node:crypto'
import type { InPersonSession, Queries } from '@hygiene/db'
import { DEVELOPMENT_SLIP_KEY, slipReader } from '@hygiene/gateways'
import { addPerson, addSession, addVenue, bookSeat, type SeatWanted } from '@hygiene/testing'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkerDeps } from '../deps.ts'
import { MissingGlyphError } from '../documents/missing-glyph.ts'
import { openWorkerTown, type WorkerTown } from '../testing/worker-town.ts'
import { freezeCurrentSlip } from './freeze-current-slip.ts'
import { drawAndStore, issueEnrolmentSlipJob } from './issue-enrolment-slip.ts'

const readSlip = slipReader(DEVELOPMENT_SLIP_KEY)
let town: WorkerTown
let db: Queries
let suwon: InPersonSession
let goyang: InPersonSession
let people = 0
let minutes = 0

beforeAll(async () => {
  town = await openWorkerTown({ PUBLIC_URL: 'https://edu.example.or.kr' })
  ;({ db } = town.database)
  const [first, second] = [
    await addVenue(db),
    await addVenue(db, { name: '고양 시민회관', mapUrl: 'https://map.example.or.kr/2' }),
  ]
  suwon = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00'), venue: first })
  goyang = await addSession(db, { startsAt: new Date('2026-12-17T09:30:00+09:00'), venue: second })
})
afterAll(() => town.stop())

async function booked(wanted: SeatWanted = {}, name = '홍길동') {
  people += 1
  const person = await addPerson(db, { userId: `learner${people}`, name, birth: '19840307' })
  const { booking, enrolments } = await bookSeat(db, person, suwon, wanted)
  return { applyEduNo: booking.applyEduNo, offlineEduNos: enrolments.map(({ offlineEduNo }) => offlineEduNo) }
}

/** Every drawing happens a minute after the one before. */
function draw(offlineEduNo: number | undefined, deps: Partial<WorkerDeps> = {}): Promise<void> {
  minutes += 1
  const now = new Date(Date.UTC(2026, 10, 21, 1, minutes))
  return issueEnrolmentSlipJob({ ...town.deps, now: () => now, ...deps }, { offlineEduNo: offlineEduNo ?? 0 })
}

const slipOf = (offlineEduNo: number | undefined) =>
  db.enrolmentSlip.findUnique({ where: { offlineEduNo: offlineEduNo ?? 0 }, include: { file: true } })

const moveTo = ({ offlineEducationNo }: InPersonSession, applyEduNo: number) =>
  db.booking.update({ where: { applyEduNo }, data: { offlineEducationNo } })

async function drawnSlip(offlineEduNo: number | undefined) {
  const slip = await slipOf(offlineEduNo)
  if (!slip?.file) throw new Error('There is no slip')
  const bytes = await town.storage.read(slip.file.storageKey)
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  const { payload } = slip.frozen as { payload: string }
  return { ...slip.file, bytes, text: text.replace(/\s+/gu, ' '), payload, facts: readSlip(payload) }
}

describe('the slip of a paid place', () => {
  it('is drawn once, with when, where, who, what to bring and the rule of refunds as text', async () => {
    const { applyEduNo, offlineEduNos } = await booked()
    const [offlineEduNo] = offlineEduNos
    await draw(offlineEduNo)
    const slip = await drawnSlip(offlineEduNo)
    expect(slip.name).toBe('수강증_홍길동_20261210.pdf')
    expect(slip.sha256).toBe(createHash('sha256').update(slip.bytes).digest('hex'))
    const { offlineEducationNo, sceneNo } = suwon
    expect(slip.facts).toEqual({ applyEduNo, offlineEducationNo, eduDate: '2026-12-10', sceneNo })
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
    await draw(offlineEduNo)
    expect((await drawnSlip(offlineEduNo)).fileNo).toBe(slip.fileNo)
  })

  it('says that the business is not reported yet where there is no licence number', async () => {
    const { offlineEduNos } = await booked({ licences: [{ licenceNo: '' }] })
    await draw(offlineEduNos[0])
    expect((await drawnSlip(offlineEduNos[0])).text).toContain('영 업 신 고 번 호 영업신고 전')
  })

  it('is one for each licence of a group, and each opens the same seat', async () => {
    const { applyEduNo, offlineEduNos } = await booked({ licences: [{}, { businessName: '둘째 식당' }] })
    for (const offlineEduNo of offlineEduNos) await draw(offlineEduNo)
    const [first, second] = await Promise.all(offlineEduNos.map(drawnSlip))
    expect([first?.facts?.applyEduNo, second?.facts?.applyEduNo]).toEqual([applyEduNo, applyEduNo])
    expect(second?.text).toContain('둘째 식당')
    expect(first?.fileNo).not.toBe(second?.fileNo)
  })

  it('is drawn once by jobs that run at the same time', async () => {
    const [offlineEduNo] = (await booked()).offlineEduNos
    const before = await db.storedFile.count()
    await Promise.all(Array.from({ length: 6 }, () => draw(offlineEduNo)))
    expect(await db.storedFile.count()).toBe(before + 1)
  })

  it.each([
    ['held', { seat: 'held' }],
    ['waiting', { seat: 'waiting' }],
    ['refunded', { seat: 'released', status: 'refunded' }],
  ] as const)('is not drawn for a place that is %s', async (_state, wanted) => {
    const [offlineEduNo] = (await booked(wanted)).offlineEduNos
    await draw(offlineEduNo)
    expect(await slipOf(offlineEduNo)).toBeNull()
  })
})

describe('a change of session', () => {
  it('draws the slip anew; the old file opens nothing any more', async () => {
    const { applyEduNo, offlineEduNos } = await booked()
    const [offlineEduNo] = offlineEduNos
    await draw(offlineEduNo)
    const old = await drawnSlip(offlineEduNo)
    await db.offlineEnrolment.updateMany({ where: { applyEduNo }, data: { slipPrintedAt: new Date() } })

    await moveTo(goyang, applyEduNo)
    await draw(offlineEduNo)
    const anew = await drawnSlip(offlineEduNo)
    expect(anew.facts).toMatchObject({ offlineEducationNo: goyang.offlineEducationNo, eduDate: '2026-12-17' })
    expect(anew.text).toContain('고양 시민회관')
    expect(await db.storedFile.findUnique({ where: { fileNo: old.fileNo } })).toBeNull()
    expect(await town.storage.exists(old.storageKey)).toBe(false)
    expect(await db.offlineEnrolment.findFirst({ where: { applyEduNo } })).toMatchObject({
      slipPrintedAt: null,
    })

    await moveTo(suwon, applyEduNo)
    await draw(offlineEduNo)
    expect((await drawnSlip(offlineEduNo)).facts?.eduDate).toBe('2026-12-10')
  })

  it('draws it anew as well when the hall of the session changes', async () => {
    const session = await addSession(db, { startsAt: new Date('2026-12-20T10:00:00+09:00') })
    const { applyEduNo, offlineEduNos } = await booked()
    await moveTo(session, applyEduNo)
    await draw(offlineEduNos[0])
    const { offlineEducationNo } = session
    const { sceneNo } = await addVenue(db, { name: '새 교육장' })
    await db.inPersonSession.update({ where: { offlineEducationNo }, data: { sceneNo } })
    await draw(offlineEduNos[0])
    expect((await drawnSlip(offlineEduNos[0])).text).toContain('새 교육장')
  })

  it('in the middle of the drawing leaves the drawing of the new one to its own job', async () => {
    const { applyEduNo, offlineEduNos } = await booked()
    const [offlineEduNo] = offlineEduNos
    const old = await town.database.db.$transaction((tx) =>
      freezeCurrentSlip(town.deps, tx, offlineEduNo ?? 0),
    )
    await moveTo(goyang, applyEduNo)
    await draw(offlineEduNo)
    if (old) await drawAndStore(town.deps, old)
    expect(old?.slip.offlineEducationNo).toBe(suwon.offlineEducationNo)
    expect((await drawnSlip(offlineEduNo)).facts?.eduDate).toBe('2026-12-17')
  })
})

describe('a corrected record', () => {
  it('has its slip drawn again, also where it was corrected in the middle of the drawing', async () => {
    const { offlineEduNos } = await booked()
    const [offlineEduNo = 0] = offlineEduNos
    const old = await town.database.db.$transaction((tx) => freezeCurrentSlip(town.deps, tx, offlineEduNo))
    await db.offlineEnrolment.update({ where: { offlineEduNo }, data: { businessName: '고친 식당' } })
    await db.enrolmentSlip.update({ where: { offlineEduNo }, data: { frozen: {} } })
    if (old) await drawAndStore(town.deps, old)
    expect((await slipOf(offlineEduNo))?.fileNo).toBeNull()
    await draw(offlineEduNo)
    expect((await drawnSlip(offlineEduNo)).text).toContain('고친 식당')
  })
})

describe('a slip that cannot be drawn', () => {
  it('fails the job where a letter of the name is in no font', async () => {
    const [offlineEduNo] = (await booked({}, '홍길🙂')).offlineEduNos
    await expect(draw(offlineEduNo)).rejects.toThrow(MissingGlyphError)
    expect(await slipOf(offlineEduNo)).toMatchObject({
      fileNo: null,
      failure: expect.stringMatching(/outline/),
    })
  })

  it('is drawn to the same bytes when the disk has room again', async () => {
    const [offlineEduNo] = (await booked()).offlineEduNos
    let refused = new Uint8Array()
    const full = async (_key: string, content: unknown): Promise<void> => {
      refused = content as Uint8Array<ArrayBuffer>
      throw new Error('No space left on the disk')
    }
    await expect(draw(offlineEduNo, { storage: { ...town.storage, put: full } })).rejects.toThrow('No space')
    expect((await slipOf(offlineEduNo))?.failure).toMatch(/No space/)
    await draw(offlineEduNo)
    expect(Buffer.compare((await drawnSlip(offlineEduNo)).bytes, refused)).toBe(0)
    expect((await slipOf(offlineEduNo))?.failure).toBeNull()
  })
})
