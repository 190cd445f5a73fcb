import { addQuestion } from '@hygiene/contracts/education/question-bank/staff/add-question'
import { changeQuestion } from '@hygiene/contracts/education/question-bank/staff/change-question'
import { copyBank } from '@hygiene/contracts/education/question-bank/staff/copy-bank'
import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import { restoreQuestion } from '@hygiene/contracts/education/question-bank/staff/restore-question'
import { retireQuestion } from '@hygiene/contracts/education/question-bank/staff/retire-question'
import type { ExamQuestion } from '@hygiene/db/generated/client'
import { addCourse, addExamQuestions } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BANK_2026, BANK_2027, openQuestionAdmin } from '../../../testing/question-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof openQuestionAdmin>>
let bank: ExamQuestion[]

beforeAll(async () => {
  api = await startTestApi()
  admin = await openQuestionAdmin(api)
  await addCourse(api.database.db, { questionCount: 5 })
  await addCourse(api.database.db, { year: 2027, questionCount: 5 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { db } = api.database
  await db.bankQuestion.deleteMany()
  await db.examQuestion.updateMany({ data: { originNo: null, edition: 1 } })
  await db.examQuestion.deleteMany()
  bank = await addExamQuestions(db, 6)
})

const first = () => bank[0]!.questionNo
const list = async (filter = {}, wording = '') =>
  (
    await admin.maker.call(listQuestions, {
      filter,
      text: wording,
      sort: { by: 'questionNo', isDescending: false },
    })
  ).entity
const body = {
  topic: '개인위생',
  text: '손은 언제 씻습니까?',
  choices: ['조리 앞', '조리 뒤'],
  answer: 0,
  explanation: '',
  lectureNo: null,
}
const retire = (questionNo: number, lastEdition = 1) =>
  admin.maker.call(retireQuestion, { questionNo, lastEdition, reason: '법이 바뀜' })

describe('the list of questions', () => {
  it('filters by year, kind, trade, state and words and lists each question once', async () => {
    await admin.maker.call(addQuestion, { ...body, banks: [BANK_2027] })
    await retire(first())
    expect([
      (await list()).count,
      (await list({ year: 2026 })).count,
      (await list({ year: 2027 })).count,
    ]).toEqual([7, 6, 7])
    expect((await list({ salesType: 1 })).count).toBe(0)
    expect((await list({ industryType: 3 })).count).toBe(6)
    expect((await list({ state: 'retired' })).list.map(({ questionNo }) => questionNo)).toEqual([first()])
    expect((await list({}, '손은')).list.map(({ topic, banks }) => [topic, banks])).toEqual([
      ['개인위생', [BANK_2027]],
    ])
    expect((await list({}, '%')).count).toBe(0)
  })
})

describe('a question', () => {
  it('adds a question once to banks of existing courses', async () => {
    const add = (banks: (typeof BANK_2026)[] | [{ year: number; salesType: 2; industryType: 1 }]) =>
      admin.maker.call(addQuestion, { ...body, banks: [...banks] })
    const answers = await Promise.all([add([BANK_2026]), add([BANK_2026])])
    expect(answers.map(({ refusal }) => refusal ?? 'added').toSorted()).toEqual(['QUESTION_TWIN', 'added'])
    expect((await add([{ ...BANK_2026, year: 2031 }])).refusal).toBe('QUESTION_BANK_UNKNOWN')
    const lost = await admin.maker.call(addQuestion, { ...body, lectureNo: 999, banks: [BANK_2027] })
    expect(lost.refusal).toBe('COURSE_LECTURE_UNKNOWN')
  })

  it('writes a changed question as a new version in the chosen banks and keeps the others', async () => {
    const changed = await admin.change(first(), { text: '수정한 문제', answer: 2 })
    expect(changed.entity.edition).toBe(2)
    const now = await admin.read(changed.entity.questionNo)
    expect(now).toMatchObject({ text: '수정한 문제', answer: 2, banks: [BANK_2026], drawnAt: null })
    expect(
      now.editions.map(({ edition, banks, writtenBy }) => [edition, banks.length, writtenBy !== null]),
    ).toEqual([
      [2, 1, true],
      [1, 8, false],
    ])
    expect(await admin.read(first())).toMatchObject({ text: '식품위생에 관한 문제 1', answer: 0 })
    expect((await list({ year: 2026, industryType: 1 })).list.map(({ questionNo }) => questionNo)).toContain(
      changed.entity.questionNo,
    )
  })

  it.each<[string, () => ReturnType<typeof admin.change>, string]>([
    ['that says the same', () => admin.change(first(), {}), 'QUESTION_SAME'],
    [
      'in a bank where it does not stand',
      () => admin.change(first(), { text: 'x' }, [{ ...BANK_2026, year: 2030 }]),
      'QUESTION_BANK_UNKNOWN',
    ],
    [
      'there is none of',
      () =>
        admin.maker.call(changeQuestion, {
          questionNo: 999_999,
          lastEdition: 1,
          ...body,
          banks: [BANK_2026],
        }),
      'QUESTION_NOT_FOUND',
    ],
    [
      'of a lecture there is none of',
      () => admin.change(first(), { lectureNo: 999 }),
      'COURSE_LECTURE_UNKNOWN',
    ],
  ])('refuses to write a question %s', async (_name, action, refusal) => {
    expect((await action()).refusal).toBe(refusal)
  })

  it('refuses the later of two editors and keeps what the first wrote', async () => {
    const seen = await admin.bodyOf(first())
    const send = (text: string) =>
      admin.maker.call(changeQuestion, { questionNo: first(), ...seen, text, banks: [BANK_2026] })
    const answers = await Promise.all([send('하나'), send('둘')])
    expect(answers.map(({ refusal }) => refusal ?? 'written').toSorted()).toEqual([
      'QUESTION_CHANGED',
      'written',
    ])
    const [latest] = (await admin.read(first())).editions
    expect(latest?.edition).toBe(2)
  })

  it('refuses to write, retire or restore a question that has left every bank', async () => {
    const only = (await admin.maker.call(addQuestion, { ...body, banks: [BANK_2026] })).entity.questionNo
    await admin.change(only, { text: '수정한 문제' })
    expect((await admin.change(only, { text: '또 수정한 문제' })).refusal).toBe('QUESTION_REPLACED')
    expect((await retire(only, 2)).refusal).toBe('QUESTION_REPLACED')
  })

  it('retires and restores a question once each and keeps enough in a bank for a paper', async () => {
    expect((await retire(first())).code).toBe(1)
    expect((await retire(first())).refusal).toBe('QUESTION_RETIRED')
    const second = bank[1]!.questionNo
    const short = await retire(second)
    expect([short.refusal, short.code]).toEqual(['QUESTION_BANK_SHORT', -3566])
    const restore = () =>
      admin.maker.call(restoreQuestion, { questionNo: first(), lastEdition: 1, reason: '다시 맞음' })
    expect((await restore()).code).toBe(1)
    expect((await restore()).refusal).toBe('QUESTION_IN_USE')
    expect((await retire(second)).code).toBe(1)
    const log = await api.database.db.auditEntry.findMany({
      where: { operation: 'retireQuestion', subjectKind: 'question', subjectNo: second },
    })
    expect(log.map(({ reason }) => reason)).toEqual(['법이 바뀜'])
  })

  it.each([
    ['one choice', { choices: ['하나'] }],
    ['twice the same choice', { choices: ['하나', '하나'] }],
    ['an answer beyond its choices', { answer: 2 }],
    ['no words', { text: ' ' }],
    ['no bank', { banks: [] }],
    ['a bank twice', { banks: [BANK_2026, BANK_2026] }],
  ])('refuses a question with %s', async (_name, wrong) => {
    const sent = await admin.maker.call(addQuestion, { ...body, banks: [BANK_2026], ...wrong })
    expect(sent.status).toBe(400)
  })
})

describe('a bank', () => {
  it('shows a bank with what a paper takes', async () => {
    const { banks, topics } = (await admin.maker.call(readBanks, {})).entity
    expect(banks).toEqual([
      { ...BANK_2027, inUse: 6, needed: 5, isDrawn: true },
      { ...BANK_2026, inUse: 6, needed: 5, isDrawn: true },
    ])
    expect(topics).toEqual(['식품위생법령'])
  })

  it('copies a bank into another year once and keeps a question there in another version', async () => {
    await api.database.db.bankQuestion.deleteMany({ where: { year: 2027 } })
    await admin.change(first(), { text: '수정한 문제' })
    await api.database.db.bankQuestion.create({ data: { ...BANK_2027, questionNo: first() } })
    await retire(bank[1]!.questionNo)
    const copy = () => admin.maker.call(copyBank, { from: BANK_2026, to: BANK_2027 })
    const answers = await Promise.all([copy(), copy()])
    expect(answers.map((each) => each.refusal ?? String(each.entity.count)).toSorted()).toEqual([
      '4',
      'QUESTION_BANK_COPIED',
    ])
    expect((await admin.read(first())).banks).toContainEqual(BANK_2027)
    expect((await admin.maker.call(copyBank, { from: BANK_2026, to: BANK_2026 })).refusal).toBe(
      'QUESTION_BANK_UNKNOWN',
    )
  })
})

it('refuses a number without a question', async () => {
  expect((await admin.maker.call(readQuestion, { questionNo: 999_999 })).refusal).toBe('QUESTION_NOT_FOUND')
  expect((await admin.maker.call(readQuestion, { questionNo: 0 })).status).toBe(400)
})
