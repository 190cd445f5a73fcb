import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain'
import {
  attachDesignation,
  attachInPersonDesignation,
  CSRF_HEADER,
  CSRF_VALUE,
  listSubmittedDesignations,
  openSubmittedDesignation,
  uploadFile,
} from '@hygiene/contracts'
import type { Member } from '@hygiene/db'
import {
  addCourse,
  addEnrolment,
  addPerson,
  addSession,
  bookSeat,
  type ContractClient,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const REASON = '지정확인서 접수 확인'

let api: TestApi
let course: TaughtCourse
let kim: Member
let kimClient: ContractClient
let desk: ContractClient
let deskToken: string
let employeeNo: number
let enrolmentNo: EnrolmentNo
let inPersonEnrolmentNo: InPersonEnrolmentNo

const uploadAs = async (client: ContractClient, name: string) =>
  (await client.call(uploadFile, {}, { files: [{ field: 'file', name, type: '', bytes: PDF }] })).entity
    .fileNo

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  course = await addCourse(db)
  kim = await addPerson(db, { userId: 'kim2026', name: '김영자' })
  kimClient = await api.logIn('kim2026')
  const online = await addEnrolment(db, kim, course, { status: 'studying', positionType: 2 })
  enrolmentNo = online.enrolmentNo
  const fileNo = await uploadAs(kimClient, '온라인 확인서.pdf')
  await kimClient.call(attachDesignation, { enrolmentNo, fileNo })

  api.clock.advance(60)
  const park = await addPerson(db, { userId: 'park2026', name: '박순희' })
  const parkClient = await api.logIn('park2026')
  const session = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z') })
  const { enrolments } = await bookSeat(db, park, session, {
    status: 'completed',
    licences: [{ businessName: '100%_국수' }],
  })
  inPersonEnrolmentNo = enrolments[0]?.inPersonEnrolmentNo ?? 0
  const slip = await uploadAs(parkClient, '집합 확인서.pdf')
  await parkClient.call(attachInPersonDesignation, { inPersonEnrolmentNo, fileNo: slip })
  ;({ client: desk, employeeNo, token: deskToken } = await logInStaff(api, 'education1', 'education'))
})
afterAll(() => api.stop())

type Wanted = { kind?: 'online' | 'inPerson'; state?: 'underWay' | 'completed' | 'ended'; name?: string }
const list = async (wanted: Wanted = {}, client = desk) =>
  client.call(listSubmittedDesignations, { reason: REASON, page: 1, ...wanted })
const files = async (wanted: Wanted) => (await list(wanted)).entity.list.map(({ fileName }) => fileName)

async function open(kind: 'online' | 'inPerson', recordNo: number, token: string | null = deskToken) {
  return fetch(new URL(openSubmittedDesignation.path, api.client.origin), {
    method: 'POST',
    headers: {
      [CSRF_HEADER]: CSRF_VALUE,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ kind, recordNo, reason: REASON }),
  })
}

describe('confirmations staff look through', () => {
  it('are of both kinds, the newest first; people are masked, and in the log with the reason', async () => {
    const { entity } = await list()
    expect(entity.pageInfo.totalRow).toBe(2)
    expect(entity.list).toEqual([
      expect.objectContaining({
        kind: 'inPerson',
        recordNo: inPersonEnrolmentNo,
        userName: '박*희',
        state: 'completed',
      }),
      {
        kind: 'online',
        recordNo: enrolmentNo,
        memberNo: kim.memberNo,
        userName: '김*자',
        businessName: '한마음 식당',
        licenceNo: expect.stringMatching(/^\d+$/),
        educationName: course.code.name,
        year: 2026,
        state: 'underWay',
        fileNo: expect.any(String),
        fileName: '온라인 확인서.pdf',
        verdict: null,
        contentType: 'application/pdf',
        sizeBytes: PDF.length,
        submittedAt: expect.stringMatching(/Z$/),
      },
    ])
    const logged = await api.database.db.auditEntry.findMany({ where: { memberNo: kim.memberNo } })
    expect(logged).toMatchObject([{ employeeNo, action: 'listSubmittedDesignations', reason: REASON }])
  })

  it.each<[string, Wanted, string[]]>([
    ['online ones', { kind: 'online' }, ['온라인 확인서.pdf']],
    ['in-person ones', { kind: 'inPerson' }, ['집합 확인서.pdf']],
    ['those under way', { state: 'underWay' }, ['온라인 확인서.pdf']],
    ['completed ones', { state: 'completed' }, ['집합 확인서.pdf']],
    ['ended ones', { state: 'ended' }, []],
    ['a person’s name', { name: '영자' }, ['온라인 확인서.pdf']],
    ['a place’s name', { name: '국수' }, ['집합 확인서.pdf']],
    ['signs of a pattern, which are plain', { name: '%_' }, ['집합 확인서.pdf']],
    ['both', { kind: 'online', name: '국수' }, []],
  ])('are chosen by %s', async (_what, wanted, names) => {
    expect(await files(wanted)).toEqual(names)
  })

  it('of a year that is over, or given back, have ended', async () => {
    const { db } = api.database
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { year: 2025 } })
    expect(await files({ state: 'ended' })).toEqual(['온라인 확인서.pdf'])
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { year: 2026, status: 'refunded' } })
    expect(await files({ state: 'ended' })).toEqual(['온라인 확인서.pdf'])
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { status: 'studying' } })
  })

  it('are for employees with the permission, with a reason', async () => {
    for (const role of ['branch', 'finance'] as const) {
      const { client, token } = await logInStaff(api, `designations ${role}`, role)
      expect((await list({}, client)).refusal).toBe('STAFF_FORBIDDEN')
      expect(await (await open('online', enrolmentNo, token)).json()).toMatchObject({ code: -2752 })
    }
    expect((await list({}, api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await list({}, kimClient)).refusal).toBe('STAFF_SESSION_EXPIRED')
    const malformed = [
      { reason: ' ' },
      { page: 0 },
      { kind: 'both' },
      { state: 'lost' },
      { name: '가'.repeat(41) },
    ]
    for (const wrong of malformed) {
      const sent = { reason: REASON, page: 1, ...wrong } as { reason: string; page: number }
      expect((await desk.call(listSubmittedDesignations, sent)).status).toBe(400)
    }
  })
})

describe('the file of a confirmation', () => {
  it('comes with its own type, as an attachment, after the look is written down', async () => {
    const answer = await open('online', enrolmentNo)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    const looked = { memberNo: kim.memberNo, action: `openSubmittedDesignation online ${enrolmentNo}` }
    expect(await api.database.db.auditEntry.findMany({ where: looked })).toMatchObject([
      { employeeNo, reason: REASON },
    ])
    expect((await open('inPerson', inPersonEnrolmentNo)).headers.get('content-type')).toBe('application/pdf')
  })

  it('is not found where there is none, and opens no other files', async () => {
    const { db } = api.database
    const bare = await addEnrolment(db, kim, course, { licenceNo: '20200000001' })
    const missing = { code: -2504, entity: null }
    expect(await (await open('online', bare.enrolmentNo)).json()).toMatchObject(missing)
    expect(await (await open('inPerson', 2_000_000)).json()).toMatchObject(missing)
    expect(await (await open('online', enrolmentNo, null)).json()).toMatchObject({ code: -2750 })
    for (const body of [{}, { kind: 'file', recordNo: 1, reason: REASON }]) {
      const answer = await desk.call(
        openSubmittedDesignation,
        body as { kind: 'online'; recordNo: 1; reason: '' },
      )
      expect(answer.status).toBe(400)
    }
  })
})
