import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { listImports } from '@hygiene/contracts/staff/import/list-imports'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { lockVenue } from '@hygiene/db/locks'
import type { Venue } from '@hygiene/db/generated/client'
import { addInPersonCourse, addSession, addVenue, interleave } from '@hygiene/testing'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importAdmin, type ImportAdmin } from '../../testing/import-admin.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const HEADER = '날짜,시작,끝,교육장,좌석,영업자,업종,지회,강사,과목'.split(',')
let scenario: StaffSessionScenario
let site: Venue
let far: Venue
let office: ImportAdmin
let branch: Awaited<ReturnType<StaffSessionScenario['staff']>>
let ownAdmin: ImportAdmin

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  const { db } = scenario.api.database
  await addInPersonCourse(db)
  site = await addVenue(db, { name: '용인 교육장', venueCapacity: 40 })
  far = await addVenue(db, { name: '강릉 교육장', venueCapacity: 40 })
  const changedAt = scenario.api.clock.now()
  await db.instructor.create({ data: { name: '윤강의', subjects: ['위생'], changedAt } })
  branch = await scenario.staff('branch')
  office = importAdmin(scenario.api, (await scenario.staff('education')).client, 'sessions', HEADER)
  ownAdmin = importAdmin(scenario.api, branch.client, 'sessions', HEADER)
})
afterAll(() => scenario.api.stop())

const db = () => scenario.api.database.db
const session = (day: string, more: Partial<Record<string, string>> = {}): string[] => {
  const row: Record<string, string> = {
    날짜: day,
    시작: '10:00',
    끝: '오후 5시',
    교육장: '용인 교육장',
    좌석: '30석',
    영업자: '신규',
    업종: '일반',
    지회: '경기지회',
    ...(more as Record<string, string>),
  }
  return HEADER.map((name) => row[name] ?? '')
}
const made = (venue: Venue) =>
  db().inPersonSession.findMany({
    where: { venueNo: venue.venueNo },
    include: { courses: true, lessons: true },
    orderBy: { startsAt: 'asc' },
  })

describe('imported sessions', () => {
  it('creates sessions with lesson and log like the console and then finds them unchanged', async () => {
    const rows = [
      session('2026-12-08', { 강사: '윤강의', 과목: '위생' }),
      session('2026.12.9', { 교육장: '강릉 교육장' }),
    ]
    const importNo = await office.preview(rows)
    expect(await office.judged(importNo)).toEqual(['new ', 'new '])
    expect(await made(site)).toEqual([])
    expect((await office.written(importNo)).status).toBe('done')
    const [first] = await made(site)
    expect(first).toMatchObject({
      branchNo: scenario.own.branchNo,
      capacity: 30,
      salesType: 1,
      year: 2026,
      startsAt: new Date('2026-12-08T01:00:00Z'),
      endsAt: new Date('2026-12-08T08:00:00Z'),
      applyClosesAt: new Date('2026-12-07T09:00:00Z'),
      keepsVenue: true,
      courses: [expect.objectContaining({ industryType: 1 })],
      lessons: [expect.objectContaining({ subject: '위생', endsAt: new Date('2026-12-08T08:00:00Z') })],
    })
    const action = { operation: 'makeSessions', subjectKind: 'session', subjectNo: first?.sessionNo }
    expect(await db().auditEntry.count({ where: action })).toBe(1)
    expect(await office.judged(await office.preview(rows.toReversed()))).toEqual(['same ', 'same '])
  })

  it.each<[string, string[], RegExp]>([
    [
      'of a venue in use',
      session('2026-12-08', { 시작: '16:00', 끝: '18:00' }),
      /^wrong D2 교육장: 다른 회차가/,
    ],
    ['that stands otherwise', session('2026-12-08', { 좌석: '20' }), /^wrong E2 좌석: .*이미 있는 회차/],
    ['of more seats than the venue', session('2026-12-15', { 좌석: '41' }), /^wrong E2 좌석: /],
    [
      'of a venue that is not there',
      session('2026-12-15', { 교육장: '없는 곳' }),
      /^wrong D2 교육장: 이 이름의/,
    ],
    [
      'of a branch that is not there',
      session('2026-12-15', { 지회: '없는지회' }),
      /^wrong H2 지회: 이 이름의/,
    ],
    [
      'whose instructor teaches then',
      session('2026-12-08', { 교육장: '강릉 교육장', 강사: '윤강의' }),
      /^wrong I2 강사: /,
    ],
    ['of a past day', session('2026-11-02'), /^wrong A2 날짜: 이미 지난/],
    ['of a year without courses', session('2027-01-05'), /^wrong G2 업종: .*교육과정/],
    ['that ends before it begins', session('2026-12-15', { 끝: '09:00' }), /^wrong C2 끝: /],
    ['of a time that is none', session('2026-12-15', { 시작: '25:00' }), /^wrong B2 시작: 시각을/],
    ['of a trade that is none', session('2026-12-15', { 업종: '일반/우주식' }), /^wrong G2 업종: «우주식»/],
  ])('reports the wrong cell for sessions %s', async (_case, row, sentence) => {
    const count = await db().inPersonSession.count()
    const [notified] = await office.judged(await office.preview([row]))
    expect(notified).toMatch(sentence)
    expect(await db().inPersonSession.count()).toBe(count)
  })

  it('creates a venue and an instructor of two rows once and requires a decision on a holiday', async () => {
    const rows = [
      session('2026-12-16', { 강사: '윤강의' }),
      session('2026-12-16', { 시작: '16:00', 끝: '18:00' }),
      session('2026-12-16', { 시작: '16:00', 끝: '18:00', 교육장: '강릉 교육장', 강사: '윤강의' }),
      session('2026-12-25'),
    ]
    const importNo = await office.preview(rows)
    expect(await office.judged(importNo)).toEqual([
      'new ',
      expect.stringMatching(/^wrong D3 교육장: 이 파일의 앞 행/),
      expect.stringMatching(/^wrong I4 강사: /),
      expect.stringMatching(/^close 기독탄신일/),
    ])
    const { client } = await scenario.staff('education')
    const decide = (decision: 'skip' | 'add' | 'take', rowClass: 'wrong' | 'close') =>
      client.call(decideImportRows, { importNo, decision, rows: { rowClass } })
    expect((await decide('take', 'close')).refusal).toBe('IMPORT_DECISION_REFUSED')
    await decide('skip', 'wrong')
    await decide('add', 'close')
    await office.written(importNo)
    const days = (await made(site)).map(({ startsAt }) => startsAt.toISOString().slice(5, 10))
    expect(days).toEqual(['12-08', '12-16', '12-25'])
    expect(await made(far)).toHaveLength(1)
  })

  it('shows a session again instead of creating one when its venue is taken after the preview', async () => {
    const importNo = await office.preview([session('2026-12-18')])
    const other = await office.preview([session('2026-12-18', { 시작: '09:00', 끝: '11:00' })])
    await office.written(other)
    expect((await office.written(importNo)).status).toBe('ready')
    expect(await office.judged(importNo)).toEqual([expect.stringMatching(/^wrong D2 교육장: 다른 회차가/)])
  })

  it('waits for a concurrent console session in the venue and then creates nothing', async () => {
    const importNo = await office.preview([session('2026-12-04')])
    const startsAt = new Date('2026-12-04T11:00:00+09:00')
    const { status } = await interleave(
      scenario.api.database,
      async (tx) => {
        await lockVenue(tx, site.venueNo)
        await addSession(tx, { venue: site, startsAt })
      },
      () => office.written(importNo),
    )
    expect(status).toBe('ready')
    const days = (await made(site)).filter((one) => one.startsAt.toISOString().startsWith('2026-12-04'))
    expect(days.map((one) => one.startsAt)).toEqual([startsAt])
  })

  it('books a venue once when two employees import concurrently', async () => {
    const rows = ['2026-12-21', '2026-12-22', '2026-12-23'].map((day) => session(day))
    const later = rows.map((row) => row.map((cell) => (cell === '10:00' ? '11:00' : cell)))
    const files = [await office.preview(rows), await office.preview(later)]
    await Promise.all(files.map((importNo) => office.written(importNo)))
    const days = (await made(site)).filter(({ startsAt }) => startsAt > new Date('2026-12-20'))
    expect(days.map(({ startsAt }) => startsAt.toISOString().slice(5, 10))).toEqual([
      '12-21',
      '12-22',
      '12-23',
      '12-25',
    ])
  })
})

describe('an employee of a branch', () => {
  it('creates sessions only for the own branch, which a row may leave out', async () => {
    const importNo = await ownAdmin.preview([
      session('2026-12-28', { 지회: '' }),
      session('2026-12-29', { 지회: scenario.other.name }),
    ])
    expect(await ownAdmin.judged(importNo)).toEqual([
      'new ',
      expect.stringMatching(/^wrong H3 지회: 다른 지회/),
    ])
    await branch.client.call(decideImportRows, { importNo, decision: 'skip', rows: { rowClass: 'wrong' } })
    await ownAdmin.written(importNo)
    const [, last] = (await made(site)).slice(-2)
    expect(last).toMatchObject({
      branchNo: scenario.own.branchNo,
      startsAt: new Date('2026-12-28T01:00:00Z'),
    })
  })

  it('sees only the imports of the own branch and no other kind of record', async () => {
    const importNo = await office.preview([session('2026-12-30')])
    expect((await branch.client.call(readStaffImport, { importNo })).refusal).toBe('IMPORT_NOT_FOUND')
    expect((await ownAdmin.ask(importNo)).refusal).toBe('IMPORT_NOT_FOUND')
    const list = { filter: {}, sort: { by: 'uploadedAt', isDescending: true } } as const
    const seen = (await branch.client.call(listImports, list)).entity.list
    expect(seen.map(({ importNo: no }) => no)).not.toContain(importNo)
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['sessions']))
    const old = importAdmin(scenario.api, branch.client, 'oldRecords', ['수료번호'])
    expect((await old.upload(old.csv(['수료번호']))).refusal).toBe('STAFF_FORBIDDEN')
  })
})
