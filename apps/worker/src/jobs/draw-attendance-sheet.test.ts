import { addEmployee, addPerson, addSession, bookSeat } from '@hygiene/testing'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { drawAttendanceSheetJob } from './draw-attendance-sheet.ts'

let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

async function asked(names: readonly string[]): Promise<number> {
  const { db } = scenario.database
  const session = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00') })
  for (const [at, name] of names.entries()) {
    const person = await addPerson(db, { userId: `${name}${session.sessionNo}${at}`, name })
    await bookSeat(db, person, session, at === 0 ? {} : { seat: 'held' })
  }
  const gone = await addPerson(db, { userId: `gone${session.sessionNo}`, name: '서떠남' })
  await bookSeat(db, gone, session, { seat: 'released' })
  const key = { loginId: `employee${session.sessionNo}`, totpKey: '0'.repeat(64) }
  const { employeeNo } = await addEmployee(db, key)
  const { sessionNo } = session
  const sheet = await db.attendanceSheet.create({ data: { sessionNo, employeeNo, askedAt: new Date() } })
  return sheet.sheetNo
}

const sheetOf = (sheetNo: number) =>
  scenario.database.db.attendanceSheet.findUniqueOrThrow({ where: { sheetNo } })

it('lists people with a seat in the order of the roster and draws the sheet once', async () => {
  const sheetNo = await asked(['임태호', '송혜진'])
  await drawAttendanceSheetJob(scenario.deps, { sheetNo })
  const { pdf } = await sheetOf(sheetNo)
  const { text } = await extractText(new Uint8Array(pdf ?? []), { mergePages: true })
  expect(text.replaceAll(/\s/gu, '')).toMatch(/1임태호.*2송혜진.*결제대기/u)
  expect(text).not.toContain('서떠남')
  await drawAttendanceSheetJob(scenario.deps, { sheetNo })
  expect((await sheetOf(sheetNo)).pdf).toEqual(pdf)
})

it('fails for a name in no font and shows the failure to the waiting employee', async () => {
  const sheetNo = await asked(['김\u{1F600}'])
  await expect(drawAttendanceSheetJob(scenario.deps, { sheetNo })).rejects.toThrow('No document font')
  expect(await sheetOf(sheetNo)).toMatchObject({ pdf: null, failure: expect.stringMatching(/./u) })
})
