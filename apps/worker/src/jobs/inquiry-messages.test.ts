import { InquiryType } from '@hygiene/domain/text'
import { correctAnswer } from '@hygiene/operations/content/inquiry/staff/correct-answer'
import { writeAnswer } from '@hygiene/operations/content/inquiry/write-answer'
import { addEmployee, addInquiry, paragraphs } from '@hygiene/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Learner, startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'

let scenario: TextWorker
let writer: Learner['person']
let employeeNo: number
beforeAll(async () => {
  scenario = await startTextWorker()
  employeeNo = (await addEmployee(scenario.database.db, { loginId: 'support2026' })).employeeNo
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
const answer = (inquiryNo: number, isQuestion = false) =>
  scenario.database.db.$transaction(async (db) =>
    writeAnswer(
      db,
      await db.inquiry.findUniqueOrThrow({ where: { inquiryNo } }),
      {
        employeeNo,
        contents: paragraphs(['답변입니다.']),
        isQuestion,
        finishes: true,
        requestNo: randomUUID(),
      },
      scenario.clock.now(),
    ),
  )

it('sends the writer one text message for an answer and one for each further answer', async () => {
  const inquiryNo = await answered()
  const said = `[위생교육] 문의에 답변드렸습니다. edu.example.or.kr/info/inquiry/view?inquiryNo=${inquiryNo}`
  expect(await scenario.texts(writer)).toEqual([said])
  await answer(inquiryNo)
  expect(await scenario.texts(writer)).toEqual([said, said])
})

it('names the report centre in the message to the writer of a report', async () => {
  const inquiryNo = await answered(InquiryType.report)
  const said = `[위생교육] 신고에 답변드렸습니다. edu.example.or.kr/info/report/view?inquiryNo=${inquiryNo}`
  expect(await scenario.texts(writer)).toEqual([said])
})

it('holds an answer message at night until the morning', async () => {
  scenario.clock.set('2026-11-23T21:00:00+09:00')
  await answered()
  expect(await scenario.texts(writer)).toEqual([])
  scenario.clock.set('2026-11-24T08:00:00+09:00')
  expect(await scenario.texts(writer)).toHaveLength(1)
})

it('words a question to the writer differently and notifies of a changed answer', async () => {
  const { inquiryNo } = await addInquiry(scenario.database.db, writer)
  const reviewNo = await answer(inquiryNo, true)
  const link = `edu.example.or.kr/info/inquiry/view?inquiryNo=${inquiryNo}`
  expect(await scenario.texts(writer)).toEqual([`[위생교육] 문의에 여쭐 것이 있습니다. ${link}`])

  const input = { reviewNo, version: 1, contents: paragraphs(['고친 답입니다.']) }
  const names = { loginNo: '', loginId: 'support', name: '이담당' }
  const actor = { ...names, employeeNo, role: 'support', branchNo: null, ipAddress: '203.0.113.7' } as const
  await correctAnswer({ db: scenario.database.db, input, actor, now: scenario.clock.now() })
  expect((await scenario.texts(writer)).at(-1)).toBe(`[위생교육] 문의 답변을 고쳤습니다. ${link}`)
})
