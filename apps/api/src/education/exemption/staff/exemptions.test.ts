import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import { endExemption } from '@hygiene/contracts/education/exemption/staff/end-exemption'
import { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { requestExemption } from '@hygiene/contracts/education/exemption/staff/request-exemption'
import type { Member } from '@hygiene/db/generated/client'
import { addCourse, addInPersonCourse, addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

type Asked = SentTo<typeof requestExemption>

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let api: TestApi
let maker: ContractClient
let approver: ContractClient
let member: Member
let person: ContractClient
let people = 0
/** Uses a place per test, because an exemption of a place applies to every operator of it. */
let licenseNumber: string

beforeAll(async () => {
  api = await startTestApi()
  await addCourse(api.database.db)
  await addInPersonCourse(api.database.db, { salesType: 1 })
  maker = (await logInStaff(api, 'maker', 'support')).client
  approver = (await logInStaff(api, 'approver', 'education')).client
})
afterAll(() => api.stop())

beforeEach(async () => {
  people += 1
  licenseNumber = `2019-01${people + 10}-456`
  member = await addPerson(api.database.db, { userId: `cook${people}`, name: '정옥자' })
  person = await api.logIn(member.userId)
})

async function evidence(): Promise<string> {
  const file = { field: 'file', name: '면허증.pdf', type: 'application/pdf', bytes: PDF }
  return (await maker.call(uploadEvidence, {}, { files: [file] })).entity.fileNo
}

async function ask(more: Partial<Asked> = {}) {
  return maker.call(requestExemption, {
    ground: 'closedAllYear',
    memberNo: member.memberNo,
    licenseNumber,
    year: 2026,
    salesType: 2,
    industryType: 1,
    sidoCode: '4100000000',
    paperNumber: '휴업 2026-11',
    institution: '수원시 팔달구청',
    reasonCode: 'shown',
    text: '휴업 신고서 원본 확인',
    evidenceFileNo: await evidence(),
    ...more,
  })
}

async function grant(more: Partial<Asked> = {}) {
  const { approvalNo } = (await ask(more)).entity
  expect((await approver.call(approveChange, { approvalNo })).code).toBe(1)
  return api.database.db.exemption.findFirstOrThrow({ where: { approvalNo } })
}

const yearly = async (wanted = licenseNumber) =>
  (
    await person.call(checkEligibility, {
      industryType: 1,
      licenseNumber: wanted,
      sidoCode: '4100000000',
    })
  ).entity
const list = async (more: Partial<SentTo<typeof listExemptions>> = {}) =>
  maker.call(listExemptions, {
    filter: {},
    sort: { by: 'grantedAt', isDescending: true },
    text: '',
    ...more,
  })

describe('an exemption', () => {
  it('applies a closed-all-year exemption once two people have granted the request', async () => {
    const { approvalNo } = (await ask()).entity
    expect((await yearly()).case).toBe('ELIGIBLE_YEARLY')
    expect((await maker.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_OWN')
    expect((await approver.call(approveChange, { approvalNo })).code).toBe(1)
    expect(await yearly()).toMatchObject({
      eligible: false,
      case: 'CLOSED_ALL_YEAR',
      ground: '「식품위생법 시행규칙」 제52조제6항',
    })
    expect((await yearly('2019-0123-999')).case).toBe('ELIGIBLE_YEARLY')
  })

  it('counts education completed at another institution', async () => {
    await grant({ ground: 'otherInstitution', paperNumber: '수료 2026-77', institution: '한국외식업중앙회' })
    expect(await yearly()).toMatchObject({ case: 'ALREADY_TRAINED_THIS_YEAR', certificate: null })
    expect((await yearly('2019-0123-999')).case).toBe('COVERED_BY_SAME_PROVINCE')
  })

  it('spares a cook the in-person course before opening', async () => {
    await grant({ ground: 'cookLicence', salesType: 1, licenseNumber: undefined, paperNumber: '조리사 1234' })
    const wanted = { salesType: 1, industryType: 1, licenseNumber: '', businessName: '옥자네' } as const
    const { entity } = await person.call(checkInPersonEligibility, {
      ...wanted,
      businessTypeName: '',
      sidoCode: '4100000000',
    })
    expect(entity).toMatchObject({ case: 'LICENSED_COOK', ground: '「식품위생법」 제41조제4항' })
  })

  it('ends an exemption once and no longer counts an ended one', async () => {
    const { exemptionNo } = await grant()
    const end = () => maker.call(endExemption, { exemptionNo, reason: '다른 업소의 신고서' })
    const answers = await Promise.all([end(), end()])
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['EXEMPTION_ENDED', 'done'])
    expect((await yearly()).eligible).toBe(true)
    const where = {
      memberNo: member.memberNo,
      operation: 'endExemption',
      subjectKind: 'exemption',
      subjectNo: exemptionNo,
    }
    expect(await api.database.db.auditEntry.count({ where })).toBe(1)
    expect((await grant()).endedAt).toBeNull()
  })
})

describe('a request for an exemption', () => {
  it.each<[string, Partial<Asked>, string]>([
    ['a cook and the yearly course', { ground: 'cookLicence' }, 'EXEMPTION_GROUND_MISMATCH'],
    ['a closed place without its number', { licenseNumber: undefined }, 'EXEMPTION_NEEDS_LICENCE'],
    ['a year that has not begun', { year: 2027 }, 'EXEMPTION_YEAR_AHEAD'],
    ['a member there is not', { memberNo: 9_999_999 }, 'APPROVAL_SUBJECT_GONE'],
    ['a reason that is not in the list', { reasonCode: 'moved' }, 'APPROVAL_REASON_UNKNOWN'],
  ])('refuses an exemption for %s', async (_what, more, refusal) => {
    expect((await ask(more)).refusal).toBe(refusal)
  })

  it('refuses a request while the same one waits and once the exemption is granted', async () => {
    const { approvalNo } = (await ask()).entity
    expect((await ask()).refusal).toBe('APPROVAL_TWIN_PENDING')
    await approver.call(approveChange, { approvalNo })
    expect((await ask()).refusal).toBe('EXEMPTION_EXISTS')
  })

  it.each<[string, Partial<Asked>]>([
    ['without evidence', { evidenceFileNo: undefined }],
    ['without the number of the paper', { paperNumber: ' ' }],
    ['of a ground that the law does not know', { ground: 'kindness' as 'cookLicence' }],
    ['of a trade that is none of ours', { industryType: 4 as 1 }],
  ])('refuses a malformed request %s', async (_what, more) => {
    expect((await ask(more)).status).toBe(400)
  })
})

describe('the list of exemptions', () => {
  it('masks exemptions, finds by login ID, name or licence, filters, and logs the view', async () => {
    const { exemptionNo } = await grant()
    for (const text of [member.userId, '정옥자', licenseNumber.replaceAll('-', '')]) {
      const found = (await list({ text })).entity.list
      expect(found.find((row) => row.exemptionNo === exemptionNo)).toMatchObject({
        name: '정*자',
        licenseNumber: `${licenseNumber.slice(0, -3)}***`,
        memberNo: member.memberNo,
      })
    }
    expect((await list({ text: '없는 이름' })).entity).toMatchObject({ list: [], count: 0 })
    const ended = (await list({ filter: { state: 'ended', ground: 'closedAllYear' } })).entity.list
    expect(ended.every(({ endedAt }) => endedAt !== null)).toBe(true)
    const where = { memberNo: member.memberNo, operation: 'listExemptions' }
    expect(await api.database.db.auditEntry.count({ where })).toBeGreaterThanOrEqual(3)
  })

  it('refuses a cursor of another list and an unknown sort', async () => {
    expect((await list({ after: 'abc.def' })).status).toBe(400)
    expect((await list({ sort: { by: 'name' as 'year', isDescending: true } })).status).toBe(400)
  })
})
