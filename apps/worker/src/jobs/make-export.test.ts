import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDenied } from '@hygiene/operations/kit/operation'
import { orderExport } from '@hygiene/operations/staff/export/order-export'
import type { ExportWanted } from '@hygiene/operations/staff/export/place-export'
import { removeExports } from '@hygiene/operations/staff/export/remove-exports'
import { addEmployee, addPerson, employeeActor } from '@hygiene/testing'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { makeExportJob } from './make-export.ts'

let worker: TestWorker
let people = 0

beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

async function colleague(role: 'headquarters' | 'support' | 'finance' = 'headquarters') {
  people += 1
  const employee = await addEmployee(worker.database.db, {
    loginId: `employee${people}`,
    role,
    name: '한본부',
  })
  return { ...employee, ipAddress: '127.0.0.1' }
}

async function named(...names: string[]): Promise<number[]> {
  const memberNos: number[] = []
  for (const name of names) {
    people += 1
    const { memberNo } = await addPerson(worker.database.db, {
      userId: `taken${people}`,
      name,
      phone: '01012345678',
    })
    memberNos.push(memberNo)
  }
  return memberNos
}

const WANTED = {
  format: 'xlsx',
  columns: ['memberNo', 'userId', 'name', 'phone', 'joinedAt'],
  isUnmasked: false,
  purpose: 'check',
  text: '명부 대조',
} as const satisfies Omit<ExportWanted, 'choice'>
const choiceOf = (wording: string): ExportWanted['choice'] => ({
  screen: 'members',
  filter: {},
  text: wording,
})

async function ordered(
  wording: string,
  wanted: Partial<ExportWanted> = {},
  employee?: Awaited<ReturnType<typeof colleague>>,
) {
  const { db } = worker.database
  const caller = employee ?? (await colleague())
  const input = {
    ...WANTED,
    ...wanted,
    columns: [...(wanted.columns ?? WANTED.columns)],
    choice: choiceOf(wording),
  }
  const order = await orderExport({ db, input, actor: employeeActor(caller), now: new Date() })
  if (isDenied(order)) throw new Error(order.reason)
  return { exportNo: order.exportNo, caller }
}

const rowOf = (exportNo: number) => worker.database.db.staffExport.findUniqueOrThrow({ where: { exportNo } })

async function bytesOf(exportNo: number) {
  const { setNo, format } = await rowOf(exportNo)
  return Buffer.from(await worker.storage.read(join('exports', `${setNo}.${format}`)))
}

async function sheetsOf(exportNo: number) {
  const { sheets } = await readXlsx(await bytesOf(exportNo))
  return sheets.map(({ name, rows }) => ({ name, rows }))
}

describe('an export file', () => {
  it('writes a sheet with who, when and why, and the masked rows of the set', async () => {
    const [first, second] = await named('표하나', '표둘')
    const { exportNo } = await ordered('표')
    await named('표셋')
    await makeExportJob(worker.deps, { exportNo })

    const [cover, list] = await sheetsOf(exportNo)
    const said = new Map(cover?.rows.map(([label, value]) => [label, value]))
    expect([said.get('내보낸 사람'), said.get('사유'), said.get('설명'), said.get('고른 행')]).toEqual([
      expect.stringMatching(/^한본부 \(employee\d+\)$/),
      '자료 대조',
      '명부 대조',
      2,
    ])
    expect(list?.rows[0]).toEqual(['회원번호', '아이디', '성명', '휴대전화', '가입일시'])
    expect(list?.rows.slice(1).map(([memberNo, , name, phone]) => [memberNo, name, phone])).toEqual([
      [second, '표*', '010-****-5678'],
      [first, '표*나', '010-****-5678'],
    ])
    const bytes = await bytesOf(exportNo)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(await rowOf(exportNo)).toMatchObject({
      status: 'ready',
      madeRows: 2,
      sha256,
      sizeBytes: BigInt(bytes.length),
    })
    const { db } = worker.database
    const logged = await db.auditEntry.findMany({
      where: { operation: 'makeExport', subjectKind: 'export', subjectNo: exportNo, detail: '회원' },
      orderBy: { memberNo: 'asc' },
    })
    expect(logged.map(({ memberNo, reason }) => [memberNo, reason])).toEqual([
      [first, `${sha256} 명부 대조`],
      [second, `${sha256} 명부 대조`],
    ])
  })

  it('shows names to a role that may export them unmasked', async () => {
    await named('온전한')
    const { exportNo } = await ordered('온전한', { isUnmasked: true })
    await makeExportJob(worker.deps, { exportNo })
    const [, list] = await sheetsOf(exportNo)
    expect(list?.rows[1]?.slice(2, 4)).toEqual(['온전한', '01012345678'])
  })

  it.each(['=1+1', '+82 10', '-3', '@SUM(A1)', '\tx', 'a"b,c', '<b>&\u0001'])(
    'keeps %j as text in both forms',
    async (wording) => {
      const [memberNo] = await named('수식이름')
      const { db } = worker.database
      await db.member.update({ where: { memberNo }, data: { userId: wording } })
      const sheet = await ordered('수식이름', { columns: ['userId'] })
      const text = await ordered('수식이름', { columns: ['userId'], format: 'csv' })
      await makeExportJob(worker.deps, sheet)
      await makeExportJob(worker.deps, text)

      const [, list] = await sheetsOf(sheet.exportNo)
      expect(list?.rows[1]).toEqual([wording.replace('\u0001', '')])
      const [, row] = parseCsv((await bytesOf(text.exportNo)).toString(), { delimiter: ',' })
      expect(row?.[0]).toBe(/^[=+\-@\t]/.test(wording) ? `'${wording}` : wording)
      await db.member.update({
        where: { memberNo },
        data: { withdrawnAt: new Date(), userId: `done${memberNo}` },
      })
    },
  )
})

describe('the rights of the employee when the file is made', () => {
  it.each([
    ['a role without the right', { role: 'readOnly' as const }],
    ['a closed account', { disabledAt: new Date() }],
    ['a role that takes out masked names only', { role: 'support' as const }],
  ])('refuses %s and writes no file', async (_case, data) => {
    await named('권한잃음')
    const { exportNo, caller } = await ordered('권한잃음', { isUnmasked: true })
    const { db } = worker.database
    await db.employee.update({ where: { employeeNo: caller.employeeNo }, data })
    await makeExportJob(worker.deps, { exportNo })
    expect(await rowOf(exportNo)).toMatchObject({ status: 'refused', sha256: null, failure: /./ })
    expect(
      await db.auditEntry.count({
        where: { operation: 'makeExport', subjectKind: 'export', subjectNo: exportNo, detail: '회원' },
      }),
    ).toBe(0)
  })

  it('narrows the file to the current branch of the employee', async () => {
    await named('지회옮김')
    const { exportNo, caller } = await ordered('지회옮김')
    await worker.database.db.employee.update({
      where: { employeeNo: caller.employeeNo },
      data: { role: 'branch', branchNo: null },
    })
    await makeExportJob(worker.deps, { exportNo })
    expect(await rowOf(exportNo)).toMatchObject({ status: 'ready', madeRows: 0 })
  })
})

const onFullDisk = async (): Promise<void> => {
  throw new Error('disk is full')
}

describe('making the file', () => {
  it('makes one file and one log line a person when repeated or run concurrently', async () => {
    const [memberNo] = await named('두번만듦')
    const { exportNo } = await ordered('두번만듦')
    const both = [makeExportJob(worker.deps, { exportNo }), makeExportJob(worker.deps, { exportNo })]
    await Promise.allSettled(both)
    await makeExportJob(worker.deps, { exportNo })
    expect((await rowOf(exportNo)).status).toBe('ready')
    const { db } = worker.database
    expect(await db.auditEntry.count({ where: { memberNo, operation: 'makeExport' } })).toBe(1)
  })

  it('leaves no line and no file of an interrupted export and makes the whole file next time', async () => {
    const [memberNo] = await named('끊긴일')
    const { exportNo } = await ordered('끊긴일')
    const broken = { ...worker.deps, storage: { ...worker.storage, put: onFullDisk } }
    await expect(makeExportJob(broken, { exportNo })).rejects.toThrow('disk is full')
    expect(await rowOf(exportNo)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/^파일을 만들지 못했습니다/),
    })
    const { db } = worker.database
    const lines = { where: { memberNo, operation: 'makeExport' } }
    expect(await db.auditEntry.count(lines)).toBe(0)
    await makeExportJob(worker.deps, { exportNo })
    expect(await rowOf(exportNo)).toMatchObject({ status: 'ready', failure: null })
    expect(await db.auditEntry.count(lines)).toBe(1)
  })

  it('deletes an export file after its day is over', async () => {
    await named('하루지남')
    const { exportNo } = await ordered('하루지남')
    await makeExportJob(worker.deps, { exportNo })
    const { db } = worker.database
    const { setNo } = await rowOf(exportNo)
    expect(await removeExports(db, worker.storage, new Date())).toBe(0)
    await removeExports(db, worker.storage, new Date(Date.now() + 25 * 3_600_000))
    expect(await rowOf(exportNo)).toMatchObject({ status: 'ended', sizeBytes: null })
    expect(await worker.storage.exists(`exports/${setNo}.xlsx`)).toBe(false)
  })
})
