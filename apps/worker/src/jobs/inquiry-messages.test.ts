import { InquiryType } from '@hygiene/domain'
import { answerInquiry } from '@hygiene/operations/inquiry/answer-inquiry'
import { addEmployee, addInquiry, paragraphs } from '@hygiene/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Learner, startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'

let scenario: TextWorker
let writer: Learner['person']
let employeeNo: number
beforeAll(async () => {
  scenario = await startTextWorker()
  employeeNo = (await addEmployee(scenario.database.db, { loginId: 'desk2026' })).employeeNo
})
beforeEach(async () => {
  scenario.clock.set('2026-11-23T10:00:00+09:00')
  writer = (await scenario.learner()).person
})
afterAll(() => scenario.stop())

async function answered(inquiryType: InquiryType = InquiryType.inquiry): Promise<number> {
  const { inquiryNo } = await addInquiry(scenario.database.db, writer, { inquiryType })
  await answer(inquiryNo)
  return inquiryNo
}
const answer = (inquiryNo: number) =>
  scenario.database.db.$transaction((db) =>
    answerInquiry(
      db,
      { inquiryNo, employeeNo, contents: paragraphs(['답변입니다.']), requestNo: randomUUID() },
      scenario.clock.now(),
    ),
  )

it('tells the writer of an answer by one text message, and of each further answer by one more', async () => {
  const inquiryNo = await answered()
  const said = `[위생교육] 문의에 답변드렸습니다. edu.example.or.kr/info/inquiry/view?inquiryNo=${inquiryNo}`
  expect(await scenario.texts(writer)).toEqual([said])
  await answer(inquiryNo)
  expect(await scenario.texts(writer)).toEqual([said, said])
})

it('names the report centre to the writer of a report', async () => {
  const inquiryNo = await answered(InquiryType.report)
  const said = `[위생교육] 신고에 답변드렸습니다. edu.example.or.kr/info/report/view?inquiryNo=${inquiryNo}`
  expect(await scenario.texts(writer)).toEqual([said])
})

it('waits at night for the morning', async () => {
  scenario.clock.set('2026-11-23T21:00:00+09:00')
  await answered()
  expect(await scenario.texts(writer)).toEqual([])
  scenario.clock.set('2026-11-24T08:00:00+09:00')
  expect(await scenario.texts(writer)).toHaveLength(1)
})
