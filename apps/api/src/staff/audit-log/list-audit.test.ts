import { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import type { LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'
import { addPerson } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let people = 0
const sort = { by: 'at', isDescending: true } as const
const day = { fromDay: '2026-12-08', toDay: '2026-12-08' }

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-12-08T10:00:00+09:00')
})
afterAll(() => api.stop())

async function employee(role: 'headquarters' | 'support') {
  people += 1
  return logInStaff(api, `auditor${people}`, role)
}
async function member() {
  people += 1
  return (await addPerson(api.database.db, { userId: `listed${people}` })).memberNo
}
type Shown = Pick<LoggedAction, 'operation'> &
  Partial<LoggedAction> & { employeeNo: number; memberNos: number[] }
function show({ employeeNo, subject = null, ...action }: Shown) {
  api.clock.advance(1)
  const entry = { caller: { employeeNo }, reason: '', ipAddress: '127.0.0.1', now: api.clock.now() }
  return writeAudit(api.database.db, { ...entry, ...action, subject })
}

it('shows a list of members as one row with every member on the list', async () => {
  const [{ client }, { client: support, employeeNo }] = [
    await employee('headquarters'),
    await employee('support'),
  ]
  const listed = [await member(), await member(), await member()]
  await support.call(listMembers, { filter: {}, sort: { by: 'joinedAt', isDescending: true } })
  const { entity } = await client.call(listAudit, { filter: { ...day, employeeNo }, sort })
  expect(entity.list.map(({ operation }) => operation)).toEqual(['listMembers'])
  expect(entity.list[0]?.people).toBe(entity.list[0]?.memberNos.length)
  expect(entity.list[0]?.memberNos).toEqual(expect.arrayContaining(listed))
  expect(entity.count).toBe(1)
})

it('separates actions that differ in person, moment or employee', async () => {
  const [{ client, employeeNo }, other] = [await employee('headquarters'), await employee('support')]
  const [one, two] = [await member(), await member()]
  await show({ employeeNo, operation: 'listCertificates', memberNos: [one, two] })
  await show({ employeeNo, operation: 'listCertificates', memberNos: [two] })
  await show({ employeeNo, operation: 'addLecture', subject: { kind: 'lecture', no: 7 }, memberNos: [] })
  await show({ employeeNo: other.employeeNo, operation: 'listCertificates', memberNos: [one] })
  const { entity } = await client.call(listAudit, { filter: { ...day, employeeNo }, sort })
  expect(entity.list.map((row) => [row.operation, row.subjectNo, row.memberNos, row.people])).toEqual([
    ['addLecture', 7, [], 0],
    ['listCertificates', null, [two], 1],
    ['listCertificates', null, [one, two], 2],
  ])
})

it('finds the entry of one member in a list with others', async () => {
  const { client, employeeNo } = await employee('headquarters')
  const [one, two] = [await member(), await member()]
  await show({ employeeNo, operation: 'listExemptions', memberNos: [one, two] })
  const { entity } = await client.call(listAudit, { filter: { memberNo: two }, sort })
  expect(entity.list).toMatchObject([{ operation: 'listExemptions', memberNos: [two], people: 1 }])
})

it('names the first fifty members of a longer list and the total count', async () => {
  const { client, employeeNo } = await employee('headquarters')
  const memberNos = Array.from({ length: 120 }, (_, at) => 50_000 + at)
  await show({
    employeeNo,
    operation: 'makeExport',
    subject: { kind: 'export', no: 9 },
    detail: '회원',
    memberNos,
  })
  const { entity } = await client.call(listAudit, { filter: { operation: 'makeExport' }, sort })
  expect(entity.list).toMatchObject([{ people: 120, memberNos: memberNos.slice(0, 50) }])
})

it('pages through long lists without a gap', async () => {
  const { client, employeeNo } = await employee('headquarters')
  for (let turn = 0; turn < 60; turn += 1)
    await show({ employeeNo, operation: 'listCashReceipts', memberNos: [60_001, 60_002, 60_003] })
  const asked = { filter: { operation: 'listCashReceipts' }, sort } as const
  const first = (await client.call(listAudit, asked)).entity
  const second = (await client.call(listAudit, { ...asked, after: first.next })).entity
  expect([first.list.length, second.list.length, first.count, second.next]).toEqual([50, 10, 60, null])
  expect(new Set([...first.list, ...second.list].map(({ auditNo }) => auditNo)).size).toBe(60)
})

it('refuses other roles than headquarters, a missing login and a malformed operation', async () => {
  const { client: support } = await employee('support')
  expect((await support.call(listAudit, { filter: {}, sort })).refusal).toBe('STAFF_FORBIDDEN')
  expect((await api.client.call(listAudit, { filter: {}, sort })).refusal).toBe('STAFF_LOGIN_REQUIRED')
  const { client } = await employee('headquarters')
  expect((await client.call(listAudit, { filter: { operation: "x' OR 1=1" }, sort })).status).toBe(400)
})
