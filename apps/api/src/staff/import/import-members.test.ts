import { verifyMember } from '@hygiene/contracts/member/account/staff/verify-member'
import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportAdmin, importAdmin } from '../../testing/import-admin.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let employee: ContractClient
let files: ImportAdmin
let people = 0

const HEADER =
  '이전 아이디,성명,생년월일,휴대전화,약관 동의일,동의 문구 버전,동의 출처,광고 동의일,가입일'.split(',')

beforeAll(async () => {
  api = await startTestApi()
  employee = (await logInStaff(api, 'importer', 'headquarters')).client
  files = importAdmin(api, employee, 'members', HEADER)
})
afterAll(() => api.stop())

const db = () => api.database.db
function row(more: Partial<Record<'id' | 'name' | 'phone' | 'marketingOn' | 'termsOn', string>> = {}) {
  people += 1
  const { id = `old-${people}`, name = `이전${people}`, phone = `0105555${1000 + people}` } = more
  const days = [
    more.termsOn ?? '2019-03-02',
    '2018-05-01',
    '가입 화면 A-12',
    more.marketingOn ?? '',
    '2018-01-02',
  ]
  return [id, name, '19570314', phone, ...days]
}
const accountOf = async (formerId: string) =>
  (await db().formerAccount.findUniqueOrThrow({ where: { formerId }, include: { member: true } })).member
const consentsOf = (memberNo: number) =>
  db().consentRecord.findMany({ where: { memberNo }, orderBy: { consentNo: 'asc' } })

describe('imported members', () => {
  it('creates accounts without a password and with the evidence of their consents', async () => {
    const importNo = await files.preview([row({ id: 'okja57', marketingOn: '2025-04-01' })])
    expect(await files.judged(importNo)).toEqual(['new '])
    expect(await files.written(importNo)).toMatchObject({ status: 'done' })
    const member = await accountOf('okja57')
    expect(member).toMatchObject({
      passwordHash: '',
      verifiedAt: null,
      unclaimedSince: api.clock.now(),
      createdAt: new Date('2018-01-02T00:00:00+09:00'),
      marketingAgreedAt: new Date('2025-04-01T00:00:00+09:00'),
      thirdPartyAgreedAt: null,
    })
    const consents = await consentsOf(member.memberNo)
    expect(consents.map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
      ['terms', '2019-03-01T15:00:00.000Z'],
      ['privacy', '2019-03-01T15:00:00.000Z'],
      ['marketing', '2025-03-31T15:00:00.000Z'],
    ])
    for (const consent of consents)
      expect(consent).toMatchObject({
        version: '2018-05-01',
        evidence: '가입 화면 A-12',
        source: 'formerSystem',
      })
  })

  it('keeps the file and row that a member came from', async () => {
    const importNo = await files.preview([row({ id: 'origin1' }), row({ id: 'origin2' })])
    await files.written(importNo)
    const { memberNo } = await accountOf('origin2')
    const where = { kind: 'members', recordNo: memberNo }
    expect(await db().importOrigin.findMany({ where })).toMatchObject([{ importNo, rowAt: 2 }])
  })

  it('keeps members unchanged on a second import', async () => {
    const rows = [row({ id: 'again1' }), row({ id: 'again2', marketingOn: '2025-04-01' })]
    await files.written(await files.preview(rows))
    const before = await db().member.count()
    expect(await files.judged(await files.preview(rows))).toEqual(['same ', 'same '])
    expect(await db().member.count()).toBe(before)
  })

  it('corrects a member from a corrected row until the account is claimed', async () => {
    await files.written(await files.preview([row({ id: 'fix1', name: '고칠이', phone: '01055550001' })]))
    const importNo = await files.preview([
      row({ id: 'fix1', name: '고친이', phone: '01055550001', marketingOn: '2025-04-01' }),
    ])
    expect(await files.judged(importNo)).toEqual(['changed '])
    await files.written(importNo)
    const member = await accountOf('fix1')
    expect(member.name).toBe('고친이')
    expect((await consentsOf(member.memberNo)).map(({ kind }) => kind)).toEqual([
      'terms',
      'privacy',
      'marketing',
    ])
    await db().member.update({ where: { memberNo: member.memberNo }, data: { unclaimedSince: null } })
    expect(await files.judged(await files.preview([row({ id: 'fix1', name: '또고침' })]))).toEqual(['same '])
  })

  it('reports row and column of a wrong member', async () => {
    const rows = [
      row({ phone: '010-12' }),
      row({ termsOn: '2030-01-01' }),
      row({ marketingOn: '어제' }),
      row({ id: '' }),
    ]
    expect(await files.judged(await files.preview(rows))).toEqual([
      expect.stringMatching(/^wrong D2 휴대전화: /),
      expect.stringMatching(/^wrong E3 약관 동의일: 아직 오지 않은 날짜/),
      expect.stringMatching(/^wrong H4 광고 동의일: /),
      expect.stringMatching(/^wrong A5 이전 아이디: 비어/),
    ])
  })

  it('links an already joined member through an employee and changes nothing', async () => {
    const joined = await addPerson(db(), {
      userId: 'joined1',
      name: '가입함',
      birth: '19570314',
      phone: '01055550002',
    })
    const importNo = await files.preview([row({ id: 'link1', name: '가입함', phone: '01055550002' })])
    expect(await files.judged(importNo)).toEqual([expect.stringMatching(/^close 이미 가입한 회원/)])
    const add = { importNo, rows: { rowClass: 'close' }, decision: 'add' } as const
    expect((await employee.call(decideImportRows, add)).refusal).toBe('IMPORT_DECISION_REFUSED')
    await employee.call(decideImportRows, { ...add, decision: 'take' })
    await files.written(importNo)
    expect(await accountOf('link1')).toEqual(joined)
  })

  it('refuses the verification of an imported member by an employee', async () => {
    await files.written(await files.preview([row({ id: 'unseen1' })]))
    const { memberNo } = await accountOf('unseen1')
    const { refusal } = await employee.call(verifyMember, { memberNo, reason: '창구에서 신분증 확인' })
    expect(refusal).toBe('ACCOUNT_UNCLAIMED')
  })
})
