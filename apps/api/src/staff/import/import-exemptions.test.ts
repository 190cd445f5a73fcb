import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importAdmin } from '../../testing/import-admin.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let employee: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  employee = (await logInStaff(api, 'importer', 'education')).client
})
afterAll(() => api.stop())

const db = () => api.database.db
const now = () => api.clock.now()

const exemption = (userId: string, name: string, licenceNo: string) =>
  `휴업,${userId},${name},${licenceNo},2026,기존,일반음식점,4100000000,휴업 2026-3,수원시 팔달구청`.split(',')

describe('imported exemptions', () => {
  const COLUMNS = '근거,아이디,성명,영업신고번호,연도,영업자,업종,시도코드,증빙번호,발급기관'.split(',')
  it('writes exemptions once, under one request, after a second employee approves', async () => {
    const { client: approver } = await logInStaff(api, 'approver', 'headquarters')
    const { memberNo } = await addPerson(db(), { userId: 'closed1', name: '면제자' })
    const rows = [
      exemption('closed1', '면제자', '2019-0101-001'),
      exemption('closed1', '딴사람', '2019-0101-002'),
      exemption('nobody1', '면제자', '2019-0101-003'),
      exemption('closed1', '면제자', ''),
    ]
    const exemptions = importAdmin(api, employee, 'exemptions', COLUMNS)
    const importNo = await exemptions.preview(rows)
    expect(await exemptions.judged(importNo)).toEqual([
      'new ',
      expect.stringMatching(/^wrong 3행: .*서로 다른 사람/),
      expect.stringMatching(/^wrong 4행: .*회원이 없습니다/),
      expect.stringMatching(/^wrong 5행: /),
    ])
    await employee.call(decideImportRows, { importNo, rows: { rowClass: 'wrong' }, decision: 'skip' })
    const { approvalNo } = (await exemptions.ask(importNo)).entity
    expect((await employee.call(readStaffImport, { importNo })).entity).toMatchObject({
      status: 'approval',
      approvalNo,
    })
    expect(
      await db().outbox.count({ where: { kind: 'carry-out-import', payload: { equals: { importNo } } } }),
    ).toBe(0)
    expect((await approver.call(approveChange, { approvalNo: approvalNo ?? 0 })).refusal).toBeNull()
    await carryOutImport(db(), importNo, now)
    await carryOutImport(db(), importNo, now)
    const written = await db().exemption.findMany({ where: { memberNo } })
    expect(written).toMatchObject([
      { approvalNo, licenceKey: '20190101001', ground: 'closedAllYear', year: 2026 },
    ])
    const again = await exemptions.preview([
      exemption('closed1', '면제자', '2019-0101-001'),
      exemption('closed1', '면제자', '2019-0101-009'),
    ])
    expect((await exemptions.listed(again)).entity.list.map(({ rowClass }) => rowClass)).toEqual([
      'same',
      'close',
    ])
  })
})
