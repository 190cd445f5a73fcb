import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { attachInPersonDesignation } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { attachDesignation } from '@hygiene/contracts/education/designation/attach-designation'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { judgeDesignation } from '@hygiene/contracts/education/designation/staff/judge-designation'
import { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { openSubmittedDesignation } from '@hygiene/contracts/education/designation/staff/open-submitted-designation'
import { readSubmittedDesignation } from '@hygiene/contracts/education/designation/staff/read-submitted-designation'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import type { Member } from '@hygiene/db/generated/client'
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
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const WHY = { purpose: 'certificate', text: '지정확인서 접수 확인' } as const
const REASON = '수료증 문의 · 지정확인서 접수 확인'
const SORT = { by: 'submittedAt', isDescending: true } as const

let api: TestApi
let course: TaughtCourse
let kim: Member
let kimClient: ContractClient
let admin: ContractClient
let adminToken: string
let employeeNo: number
let enrolmentNo: EnrolmentNo
let inPersonEnrolmentNo: InPersonEnrolmentNo
let parkNo: number

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
  parkNo = park.memberNo
  const parkClient = await api.logIn('park2026')
  const session = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z') })
  const { enrolments } = await bookSeat(db, park, session, {
    status: 'completed',
    licences: [{ businessName: '100%_국수' }],
  })
  inPersonEnrolmentNo = enrolments[0]?.inPersonEnrolmentNo ?? 0
  const slip = await uploadAs(parkClient, '집합 확인서.pdf')
  await parkClient.call(attachInPersonDesignation, { inPersonEnrolmentNo, fileNo: slip })
  ;({ client: admin, employeeNo, token: adminToken } = await logInStaff(api, 'education1', 'education'))
})
afterAll(() => api.stop())

type Wanted = SentTo<typeof listSubmittedDesignations>['filter'] & { text?: string }
const list = async ({ text = '', ...filter }: Wanted = {}, client = admin) =>
  client.call(listSubmittedDesignations, { filter, sort: SORT, text, after: null, peek: null })
const files = async (wanted: Wanted) => (await list(wanted)).entity.list.map(({ fileName }) => fileName)

const read = (kind: 'online' | 'inPerson', number: number) =>
  admin.call(readSubmittedDesignation, { kind, number })

async function open(kind: 'online' | 'inPerson', number: number, token: string | null = adminToken) {
  return fetch(new URL(openSubmittedDesignation.path, api.client.origin), {
    method: 'POST',
    headers: {
      [CSRF_HEADER]: CSRF_VALUE,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ kind, number }),
  })
}

describe('submitted confirmations', () => {
  it('lists both kinds newest first with masked people and logs the view without a reason', async () => {
    const { entity } = await list()
    expect(entity.count).toBe(2)
    expect(entity.list).toEqual([
      expect.objectContaining({
        kind: 'inPerson',
        number: inPersonEnrolmentNo,
        userName: '박*희',
        state: 'completed',
      }),
      {
        kind: 'online',
        number: enrolmentNo,
        memberNo: kim.memberNo,
        userName: '김*자',
        businessName: '한마음 식당',
        licenseNumber: expect.stringMatching(/\*/),
        courseName: course.code.name,
        year: 2026,
        state: 'inProgress',
        fileNo: expect.any(String),
        fileName: '온라인 확인서.pdf',
        verdict: null,
        contentType: 'application/pdf',
        sizeBytes: PDF.length,
        submittedAt: expect.stringMatching(/Z$/),
      },
    ])
    const logged = await api.database.db.auditEntry.findMany({ where: { memberNo: kim.memberNo } })
    expect(logged).toMatchObject([{ employeeNo, operation: 'listSubmittedDesignations', reason: '' }])
  })

  it.each<[string, Wanted, string[]]>([
    ['online ones', { kind: 'online' }, ['온라인 확인서.pdf']],
    ['in-person ones', { kind: 'inPerson' }, ['집합 확인서.pdf']],
    ['those under way', { state: 'inProgress' }, ['온라인 확인서.pdf']],
    ['completed ones', { state: 'completed' }, ['집합 확인서.pdf']],
    ['ended ones', { state: 'ended' }, []],
    ['those that wait for a verdict', { verdict: 'waiting' }, ['집합 확인서.pdf', '온라인 확인서.pdf']],
    ['those accepted', { verdict: 'accepted' }, []],
    ['a person’s name', { text: '영자' }, ['온라인 확인서.pdf']],
    ['a place’s name', { text: '국수' }, ['집합 확인서.pdf']],
    ['signs of a pattern, which are plain', { text: '%_' }, ['집합 확인서.pdf']],
    ['both', { kind: 'online', text: '국수' }, []],
  ])('finds %s', async (_what, wanted, names) => {
    expect(await files(wanted)).toEqual(names)
  })

  it('counts confirmations of a past year or a refunded enrolment as ended', async () => {
    const { db } = api.database
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { year: 2025 } })
    expect(await files({ state: 'ended' })).toEqual(['온라인 확인서.pdf'])
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { year: 2026, status: 'refunded' } })
    expect(await files({ state: 'ended' })).toEqual(['온라인 확인서.pdf'])
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { status: 'studying' } })
  })

  it('reads one confirmation by the number of its enrolment', async () => {
    expect((await read('online', enrolmentNo)).entity).toMatchObject({
      userName: '김*자',
      state: 'inProgress',
    })
    expect((await read('inPerson', inPersonEnrolmentNo)).entity.fileName).toBe('집합 확인서.pdf')
    expect((await read('online', 2_000_000)).refusal).toBe('FILE_NOT_FOUND')
    expect((await read('all' as 'online', 1)).status).toBe(400)
  })

  it('stops counting a judged confirmation as waiting, in the list and on the home screen', async () => {
    const waiting = async () => {
      const { queues } = (await admin.call(readHome, {})).entity
      return queues.find(({ name }) => name === 'designations')?.count
    }
    expect(await waiting()).toBe(1)
    const { fileNo = '' } = (await list({ kind: 'online' })).entity.list[0] ?? {}
    await admin.call(judgeDesignation, { kind: 'online', number: enrolmentNo, fileNo, askedAgainFor: null })
    expect(await waiting()).toBe(0)
    expect(await files({ verdict: 'waiting' })).toEqual(['집합 확인서.pdf'])
    expect(await files({ verdict: 'accepted' })).toEqual(['온라인 확인서.pdf'])
    expect(await files({ verdict: 'askedAgain' })).toEqual([])
  })

  it('requires the permission to see confirmations', async () => {
    for (const role of ['branch', 'finance'] as const) {
      const { client, token } = await logInStaff(api, `designations ${role}`, role)
      expect((await list({}, client)).refusal).toBe('STAFF_FORBIDDEN')
      expect(await (await open('online', enrolmentNo, token)).json()).toMatchObject({ code: -2752 })
    }
    expect((await list({}, api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await list({}, kimClient)).refusal).toBe('STAFF_SESSION_EXPIRED')
    for (const wrong of [
      { kind: 'both' },
      { state: 'lost' },
      { verdict: 'maybe' },
      { text: '가'.repeat(101) },
    ])
      expect((await list(wrong as Wanted)).status).toBe(400)
  })
})

describe('the file of a confirmation', () => {
  it('requires an open case about the person of the file', async () => {
    const asked = await open('online', enrolmentNo)
    expect(await asked.json()).toMatchObject({ code: REFUSALS.MEMBER_CASE_REQUIRED.code, entity: null })
  })

  it('serves the file with its own type as an attachment after logging the view', async () => {
    await admin.call(openCase, { memberNo: kim.memberNo, ...WHY })
    await admin.call(openCase, { memberNo: parkNo, ...WHY })
    const answer = await open('online', enrolmentNo)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    const opened = { operation: 'openSubmittedDesignation', subjectKind: 'enrolment', subjectNo: enrolmentNo }
    const viewed = { memberNo: kim.memberNo, ...opened }
    expect(await api.database.db.auditEntry.findMany({ where: viewed })).toMatchObject([
      { employeeNo, reason: REASON },
    ])
    expect((await open('inPerson', inPersonEnrolmentNo)).headers.get('content-type')).toBe('application/pdf')
  })

  it('finds no missing file and opens no other files', async () => {
    const { db } = api.database
    const bare = await addEnrolment(db, kim, course, { licenceNo: '20200000001' })
    const missing = { code: -2504, entity: null }
    expect(await (await open('online', bare.enrolmentNo)).json()).toMatchObject(missing)
    expect(await (await open('inPerson', 2_000_000)).json()).toMatchObject(missing)
    expect(await (await open('online', enrolmentNo, null)).json()).toMatchObject({ code: -2750 })
    for (const body of [{}, { kind: 'file', number: 1 }]) {
      const answer = await admin.call(openSubmittedDesignation, body as { kind: 'online'; number: 1 })
      expect(answer.status).toBe(400)
    }
  })
})
