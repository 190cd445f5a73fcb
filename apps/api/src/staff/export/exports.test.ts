import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { rejectChange } from '@hygiene/contracts/staff/approval/reject-change'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { takeExport } from '@hygiene/contracts/staff/export/take-export'
import { exportKey } from '@hygiene/operations/staff/export/make-export'
import { createStorage } from '@hygiene/gateways'
import { addPerson } from '@hygiene/testing'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let scenario: StaffSessionScenario
let people = 0

beforeAll(async () => {
  scenario = await openStaffSessionScenario(async () => {
    api = await startTestApi()
    return api
  })
})
afterAll(() => api.stop())

const OWN = { filter: {}, sort: { by: 'orderedAt', isDescending: true } } as const
const db = () => api.database.db
async function named(name: string) {
  people += 1
  return addPerson(db(), { userId: `export${people}`, name })
}
const orderOf = (wording: string) =>
  ({
    choice: { screen: 'members', filter: {}, text: wording },
    format: 'xlsx',
    columns: ['memberNo', 'name'] as string[],
    purpose: 'check',
    text: '명부 대조',
  }) as const

async function ready(employeeNo: number, content = 'PK whole') {
  const { exportNo } = await db().staffExport.findFirstOrThrow({
    where: { employeeNo },
    orderBy: { exportNo: 'desc' },
  })
  const sizeBytes = Buffer.byteLength(content)
  const endsAt = new Date(api.clock.now().getTime() + 86_400_000)
  const row = await db().staffExport.update({
    where: { exportNo },
    data: { status: 'ready', sizeBytes, sha256: 'a'.repeat(64), endsAt },
  })
  await createStorage({ directory: api.config.STORAGE_DIR }).put(exportKey(row), Buffer.from(content))
  return exportNo
}

function take(token: string, exportNo: number, signal?: AbortSignal) {
  return fetch(new URL(takeExport.path, api.client.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'edu', authorization: `Bearer ${token}` },
    body: JSON.stringify({ exportNo }),
    ...(signal ? { signal } : {}),
  })
}
const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code

describe('the order shown to an approver', () => {
  it('derives the description from the conditions, not from the requester’s claims', async () => {
    await named('조건하나')
    const { client, employeeNo } = await scenario.staff('support')
    const choice = { screen: 'members', filter: { joinedFrom: '2026-01-01' }, text: '조건하나' } as const
    const order = { ...orderOf(''), choice, found: '탈퇴한 시험 회원만' }
    expect((await client.call(orderExport, order)).code).toBe(1)
    const { found } = await db().staffExport.findFirstOrThrow({ where: { employeeNo } })
    expect(found).toBe('가입 2026.01.01~ · 검색어 ‘조건하나’')
  })
})

describe('an export order', () => {
  it('rejects a column outside the list as malformed', async () => {
    await named('열없음')
    const { client, employeeNo } = await scenario.staff('support')
    for (const columns of [['passwordHash'], ['name', 'passwordHash']])
      expect((await client.call(orderExport, { ...orderOf('열없음'), columns })).status).toBe(400)
    expect(await db().staffExport.count({ where: { employeeNo } })).toBe(0)
  })

  it('freezes the rows of an export, logs the order and hands the job to the worker', async () => {
    await named('차례하나')
    const { client, employeeNo } = await scenario.staff('support')
    const { entity } = await client.call(orderExport, orderOf('차례하나'))
    expect(entity).toMatchObject({ rowCount: 1, approvalNo: null })
    const { exportNo } = entity
    const work = { kind: 'make-export', payload: { equals: { exportNo } } }
    expect(await db().outbox.count({ where: work })).toBe(1)
    const action = { operation: 'orderExport', subjectKind: 'export', subjectNo: exportNo, detail: '회원' }
    expect(await db().auditEntry.count({ where: { employeeNo, ...action, reason: '명부 대조' } })).toBe(1)
    expect((await client.call(listExports, OWN)).entity.list).toMatchObject([{ exportNo, status: 'ordered' }])
  })

  it('refuses an empty export and rejects missing words or purpose as malformed', async () => {
    const { client } = await scenario.staff('support')
    expect((await client.call(orderExport, orderOf('아무도없음'))).refusal).toBe('EXPORT_EMPTY')
    expect((await client.call(orderExport, { ...orderOf('가'), text: '' })).status).toBe(400)
    const other = { ...orderOf('가'), purpose: 'whim' } as never
    expect((await client.call(orderExport, other)).status).toBe(400)
  })

  it('allows unmasked names and each list only to permitted roles', async () => {
    await named('가림이름')
    const support = (await scenario.staff('support')).client
    const unmasked = { ...orderOf('가림이름'), isUnmasked: true }
    expect((await support.call(orderExport, unmasked)).refusal).toBe('EXPORT_UNMASKED_FORBIDDEN')
    const finance = (await scenario.staff('finance')).client
    expect((await finance.call(orderExport, unmasked)).refusal).toBeNull()
    const branch = (await scenario.staff('branch')).client
    const choice = { screen: 'payments', filter: {}, text: '' } as const
    const orders = { ...orderOf(''), choice, columns: ['orderName'] }
    expect((await branch.call(orderExport, orders)).refusal).toBe('STAFF_FORBIDDEN')
  })

  it('limits a branch’s export to members of its own sessions', async () => {
    const { person } = await scenario.book(await scenario.session('2026-12-12'))
    const own = (await scenario.staff('branch')).client
    const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
    const order = orderOf(person.userId)
    expect((await own.call(orderExport, order)).entity.rowCount).toBe(1)
    expect((await stranger.call(orderExport, order)).refusal).toBe('EXPORT_EMPTY')
  })

  it('waits for another employee’s approval of an export of more than 1,000 members', async () => {
    const { memberNo: _one, ...copied } = await named('아주많은')
    const many = Array.from({ length: 1_000 }, (_, at) => ({ ...copied, userId: `many${at}`, ...clean(at) }))
    await db().member.createMany({ data: many })
    const { client } = await scenario.staff('education')
    const head = (await scenario.staff('headquarters')).client
    const { exportNo, approvalNo } = (await client.call(orderExport, orderOf('아주많은'))).entity
    const work = { where: { kind: 'make-export', payload: { equals: { exportNo } } } }
    expect(await db().outbox.count(work)).toBe(0)
    await head.call(approveChange, { approvalNo: approvalNo ?? 0, text: '확인했습니다.' })
    expect(await db().outbox.count(work)).toBe(1)
  })

  it('ends a rejected export order and shows the reason', async () => {
    const { client } = await scenario.staff('education')
    const head = (await scenario.staff('headquarters')).client
    const { approvalNo } = (await client.call(orderExport, orderOf('아주많은'))).entity
    await head.call(rejectChange, { approvalNo: approvalNo ?? 0, text: '쓰지 않습니다.' })
    const [row] = (await client.call(listExports, OWN)).entity.list
    expect(row).toMatchObject({ status: 'ended', failure: '승인을 받지 못했습니다.' })
  })
})

const clean = (at: number) => ({ phone: `0107${String(at).padStart(7, '0')}` })

describe('an export file', () => {
  it('gives an export file once to the employee who ordered the export', async () => {
    await named('한번받음')
    const { client, employeeNo, token } = await scenario.staff('support')
    await client.call(orderExport, orderOf('한번받음'))
    const exportNo = await ready(employeeNo)
    const stranger = await scenario.staff('support')
    expect(await codeOf(await take(stranger.token, exportNo))).toBe(-3523)
    const first = await take(token, exportNo)
    expect(first.headers.get('content-disposition')).toContain('attachment')
    expect(await first.text()).toBe('PK whole')
    await expect
      .poll(async () => (await db().staffExport.findUniqueOrThrow({ where: { exportNo } })).status)
      .toBe('taken')
    expect(await codeOf(await take(token, exportNo))).toBe(-3525)
  })

  it('gives an export file to one of two concurrent tabs', async () => {
    await named('두탭받음')
    const { client, employeeNo, token } = await scenario.staff('support')
    await client.call(orderExport, orderOf('두탭받음'))
    const exportNo = await ready(employeeNo)
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(token, exportNo)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts.filter((text) => text === 'PK whole')).toHaveLength(1)
  })

  it('gives an export file again after the connection broke before the last byte', async () => {
    await named('끊긴받기')
    const { client, employeeNo, token } = await scenario.staff('support')
    await client.call(orderExport, orderOf('끊긴받기'))
    const exportNo = await ready(employeeNo, 'x'.repeat(40_000_000))
    const breaking = new AbortController()
    const answer = await take(token, exportNo, breaking.signal)
    await answer.body?.getReader().read()
    breaking.abort()
    await expect
      .poll(async () => (await db().staffExport.findUniqueOrThrow({ where: { exportNo } })).takingAt)
      .toBeNull()
    expect(await (await take(token, exportNo)).text()).toHaveLength(40_000_000)
  })

  it('reports an export file that is not ready or has expired', async () => {
    await named('아직없음')
    const { client, employeeNo, token } = await scenario.staff('support')
    const { exportNo } = (await client.call(orderExport, orderOf('아직없음'))).entity
    expect(await codeOf(await take(token, exportNo))).toBe(-3524)
    await ready(employeeNo)
    await db().staffExport.update({ where: { exportNo }, data: { endsAt: api.clock.now() } })
    expect(await codeOf(await take(token, exportNo))).toBe(-3527)
    expect((await client.call(listExports, OWN)).entity.list).toMatchObject([{ status: 'ended' }])
  })
})
