import { SAMPLE_BANK } from '@hygiene/domain/education/question-bank/sample-questions/sample-bank'
import { sampleFileOf } from '@hygiene/domain/staff/import/sample-rows'
import { isDenied } from '@hygiene/operations/kit/operation'
import { checkImport } from '@hygiene/operations/staff/import/check-import'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import { decideImportRows } from '@hygiene/operations/staff/import/decide-import-rows'
import { mapImport } from '@hygiene/operations/staff/import/map-import'
import { orderImport } from '@hygiene/operations/staff/import/order-import'
import { addEmployee, employeeActor } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { csvOf, sentMapping, uploaded } from '../testing/import-files.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { readImportJob } from './read-import.ts'

let worker: TestWorker
let caller: { employeeNo: number; role: 'education'; ipAddress: string }

beforeAll(async () => {
  worker = await startTestWorker()
  const { employeeNo } = await addEmployee(worker.database.db, { loginId: 'asker', role: 'education' })
  caller = { employeeNo, role: 'education', ipAddress: '127.0.0.1' }
})
afterAll(() => worker.stop())

const db = () => worker.database.db
const now = () => new Date()
const by = () => ({ db: db(), actor: employeeActor(caller), now: now() })
const HEADER = ['연도', '영업자', '업종', '주제', '문제', '보기1', '보기2', '보기3', '정답', '해설']
const question = (text: string, more: Record<number, string> = {}) =>
  ['2031', '기존', '일반음식점', '위생', text, '5도', '10도', '15도', '1', ''].map(
    (cell, at) => more[at] ?? cell,
  )

const preview = (...rows: string[][]) => previewFile(HEADER, rows)

async function previewFile(header: readonly string[], rows: readonly (readonly string[])[]) {
  const bytes = Buffer.from(csvOf([...header], ...rows.map((row) => [...row])))
  const importNo = await uploaded(worker, { employeeNo: caller.employeeNo, bytes, kind: 'questions' })
  await readImportJob(worker.deps, { importNo })
  const head = await db().staffImport.findUniqueOrThrow({ where: { importNo } })
  const input = { importNo, ...sentMapping(head.mapping), isFinal: true }
  expect(await mapImport({ ...by(), input })).toEqual({ importNo })
  await checkImport(db(), importNo, now)
  const found = await db().staffImportRow.findMany({
    where: { importNo, rowClass: { not: null } },
    orderBy: { rowAt: 'asc' },
  })
  return { importNo, classes: found.map(({ rowClass }) => rowClass), found }
}

async function write(importNo: number) {
  const ordered = await orderImport({ ...by(), input: { importNo, reasonCode: 'moved', text: '새 문제' } })
  expect(isDenied(ordered)).toBe(false)
  await carryOutImport(db(), importNo, now)
}

const banked = () =>
  db().bankQuestion.findMany({
    where: { year: 2031 },
    include: { question: true },
    orderBy: { questionNo: 'asc' },
  })

it('adds questions to their bank and replaces an old question with its correction', async () => {
  const rows = [question('냉장고는 몇 도인가?'), question('손은 몇 초 씻는가?')]
  await write((await preview(...rows)).importNo)
  const [first] = await banked()
  expect(first?.question).toMatchObject({ choices: ['5도', '10도', '15도'], answer: 0, topic: '위생' })
  expect((await preview(...rows)).classes).toEqual(['same', 'same'])

  const corrected = await preview(
    question('냉장고는 몇 도인가?', { 8: '2' }),
    question('손은 몇초 씻는가'),
    question('셋째 문제'),
  )
  expect(corrected.classes).toEqual(['changed', 'close', 'new'])
  expect(corrected.found[0]?.before).toEqual({ answer: '1' })
  await decideImportRows({
    ...by(),
    input: { importNo: corrected.importNo, rows: { rowClass: 'close' }, decision: 'skip' },
  })
  await write(corrected.importNo)
  const bank = await banked()
  expect(bank.map(({ question: one }) => [one.text, one.answer])).toEqual([
    ['손은 몇 초 씻는가?', 0],
    ['냉장고는 몇 도인가?', 1],
    ['셋째 문제', 0],
  ])
  const old = await db().examQuestion.findUniqueOrThrow({ where: { questionNo: first?.questionNo ?? 0 } })
  expect(old).toMatchObject({ answer: 0, isUsed: true })
})

it.each<[string, Record<number, string>, RegExp]>([
  ['an answer without its choice', { 8: '4' }, /정답 번호/],
  ['a choice left empty between two', { 6: '' }, /보기 2: 비어/],
  ['the same choice twice', { 7: '5도' }, /같은 보기/],
  ['a text that begins like a formula', { 4: '=A1' }, /수식/],
])('names the error in a question: %s', async (_case, more, sentence) => {
  const { classes, found } = await preview(question('틀린 문제', more))
  expect(classes).toEqual(['wrong'])
  expect(found[0]?.sentence).toMatch(sentence)
})

it('reads the sample file as a whole bank that a course can use', async () => {
  const { columns, rows } = sampleFileOf('questions')
  const { importNo, classes } = await previewFile(
    columns.map(({ label }) => label),
    rows,
  )
  expect([...new Set(classes)]).toEqual(['new'])
  await write(importNo)
  const count = SAMPLE_BANK.reduce((sum, { questions }) => sum + questions.length, 0)
  expect(await db().bankQuestion.count({ where: { year: Number(rows[0]?.[0]) } })).toBe(count)
})
