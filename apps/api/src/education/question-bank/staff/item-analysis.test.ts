import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import type { ExamQuestion } from '@hygiene/db/generated/client'
import { addCourse, addEnrolment, addExamQuestions, addPerson, type TaughtCourse } from '@hygiene/testing'
import { countAnswers } from '@hygiene/operations/education/question-bank/count-answers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BANK_2026, openQuestionAdmin } from '../../../testing/question-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PAPERS = 60
const NOW = new Date('2026-11-25T10:00:00+09:00')
let api: TestApi
let admin: Awaited<ReturnType<typeof openQuestionAdmin>>
let bank: ExamQuestion[]

let seed = 7
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set(NOW.toISOString())
  admin = await openQuestionAdmin(api)
  const { db } = api.database
  const courses = [
    await addCourse(db, { questionCount: 6 }),
    await addCourse(db, { questionCount: 6, industryType: 2 }),
  ]
  bank = await addExamQuestions(db, 9)
  for (let place = 0; place < PAPERS; place += 1) await addPaper(courses[place % 3 === 0 ? 1 : 0]!, place)
  await countAnswers(db, NOW)
})
afterAll(() => api.stop())

async function addPaper(course: TaughtCourse, place: number) {
  const { db } = api.database
  const { enrolmentNo } = await addEnrolment(db, await addPerson(db, { userId: `taker${place}` }), course, {
    status: 'surveyed',
  })
  const [odd, ...others] = bank
  const chosen = [odd!, ...others.toSorted(() => random() - 0.5).slice(0, 5)]
  const skill = random()
  const draw = chosen.map(({ questionNo }) => ({
    questionNo,
    choiceOrder: [0, 1, 2, 3].toSorted(() => random() - 0.5),
  }))
  let correctCount = 0
  const answers: Record<number, number> = {}
  for (const { questionNo, choiceOrder } of draw) {
    const question = bank.find((each) => each.questionNo === questionNo)!
    const knows = questionNo === odd!.questionNo ? skill < 0.5 : random() < skill
    const wrong = [0, 1, 2].filter((choice) => choice !== question.answer)
    const choice = knows ? question.answer : wrong[Math.floor(random() * wrong.length)]!
    correctCount += choice === question.answer ? 1 : 0
    answers[questionNo] = choiceOrder.indexOf(choice)
  }
  const submittedAt =
    place % 10 === 9
      ? null
      : new Date(`2026-11-${10 + (place % 5)}T${place % 2 === 0 ? '14:59:59' : '15:00:00'}Z`)
  const graded = { submittedAt, correctCount, score: 0, isPassed: false }
  const { attemptNo } = await db.examAttempt.create({
    data: { enrolmentNo, round: 1, draw, answers, startedAt: NOW, ...(submittedAt ? graded : {}) },
  })
  if (!submittedAt) open.push({ attemptNo, graded: { ...graded, submittedAt: NOW } })
}

const open: { attemptNo: number; graded: object }[] = []

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function recount(questionNo: number, industryType?: number) {
  const attempts = await api.database.db.examAttempt.findMany({
    where: {
      submittedAt: { not: null },
      ...(industryType === undefined ? {} : { enrolment: { industryType } }),
    },
  })
  const { answer } = bank.find((each) => each.questionNo === questionNo)!
  const taken = attempts.flatMap(({ draw, answers, correctCount }) => {
    const paper = draw as { questionNo: number; choiceOrder: number[] }[]
    const item = paper.find((each) => each.questionNo === questionNo)
    if (!item) return []
    const choice = item.choiceOrder[(answers as Record<number, number>)[questionNo]!]!
    const right = choice === answer ? 1 : 0
    return [{ choice, right, rest: Math.round((1000 * (correctCount! - right)) / (paper.length - 1)) }]
  })
  const [p, m] = [mean(taken.map(({ right }) => right)), mean(taken.map(({ rest }) => rest))]
  const cov = mean(taken.map(({ right, rest }) => (right - p) * (rest - m)))
  const spread = Math.sqrt(
    mean(taken.map(({ right }) => (right - p) ** 2)) * mean(taken.map(({ rest }) => (rest - m) ** 2)),
  )
  const counts = [0, 1, 2, 3].map((choice) => taken.filter((each) => each.choice === choice).length)
  const size = taken.length * 0.27
  const rightOf = (rest: number) => mean(taken.filter((each) => each.rest === rest).map(({ right }) => right))
  const shareIn = (ordered: readonly { rest: number }[]) =>
    ordered.reduce((sum, { rest }, at) => sum + rightOf(rest) * Math.max(0, Math.min(1, size - at)), 0) / size
  const rising = taken.toSorted((one, other) => one.rest - other.rest)
  const groups = { upper: shareIn(rising.toReversed()), lower: shareIn(rising) }
  return { groups, answers: taken.length, share: p, discrimination: cov / spread, counts }
}

type Analysis = {
  answers: number
  share: number | null
  discrimination: number | null
  groups: { upper: number; lower: number; difference: number } | null
  choices: { count: number }[]
}
function expectSame(shown: Analysis, counted: Awaited<ReturnType<typeof recount>>) {
  expect([shown.answers, shown.choices.map(({ count }) => count)]).toEqual([counted.answers, counted.counts])
  expect(shown.share).toBeCloseTo(counted.share, 9)
  expect(shown.discrimination).toBeCloseTo(counted.discrimination, 6)
  const { upper, lower } = counted.groups
  expect(shown.groups?.upper).toBeCloseTo(upper, 9)
  expect(shown.groups?.lower).toBeCloseTo(lower, 9)
  expect(shown.groups?.difference).toBeCloseTo(upper - lower, 9)
}

const list = async (filter = {}, by: 'share' | 'answers' = 'answers') =>
  (await admin.maker.call(listQuestions, { filter, sort: { by, isDescending: true } })).entity.list

describe('the analysis of each question', () => {
  it('equals a recount of the papers over all courses and in one course', async () => {
    expect(await list()).toHaveLength(9)
    for (const { questionNo } of bank) {
      const { analysis, analyses } = (await admin.maker.call(readQuestion, { questionNo })).entity
      expectSame(analysis, await recount(questionNo))
      for (const each of analyses)
        expectSame(each.analysis, await recount(questionNo, each.bank.industryType))
    }
    for (const row of await list({ year: 2026, industryType: 2 }))
      expectSame(row.analysis, await recount(row.questionNo, 2))
  })

  it('stays the same under a recount by two concurrent workers and grows with later papers', async () => {
    const { db } = api.database
    const before = await db.examItemDay.findMany({
      orderBy: [{ answeredOn: 'asc' }, { questionNo: 'asc' }, { industryType: 'asc' }],
    })
    await Promise.all([countAnswers(db, NOW), countAnswers(db, NOW), countAnswers(db, NOW)])
    const after = await db.examItemDay.findMany({
      orderBy: [{ answeredOn: 'asc' }, { questionNo: 'asc' }, { industryType: 'asc' }],
    })
    expect(after).toEqual(before)
    for (const { attemptNo, graded } of open)
      await db.examAttempt.update({ where: { attemptNo }, data: graded })
    await countAnswers(db, NOW)
    const { questionNo } = bank[0]!
    expectSame((await admin.read(questionNo)).analysis, await recount(questionNo))
  })

  it('completes days that were counted without the groups', async () => {
    const { db } = api.database
    const { questionNo } = bank[1]!
    await db.examItemDay.updateMany({ data: { restPoints: [], restCounts: [], restRights: [] } })
    expect((await admin.read(questionNo)).analysis.groups).toBeNull()
    await countAnswers(db, NOW)
    expectSame((await admin.read(questionNo)).analysis, await recount(questionNo))
  })

  it('marks a question that the better half misses and filters and sorts the list by that', async () => {
    const { questionNo } = bank[0]!
    expect((await admin.read(questionNo)).analysis.marks).toContain('negative')
    expect((await list({ mark: 'negative' })).map((row) => row.questionNo)).toEqual([questionNo])
    expect(await list({ mark: 'tooEasy', ...BANK_2026 })).toEqual([])
    const shares = (await list({}, 'share')).map(({ analysis }) => analysis.share ?? -1)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect((await list())[0]?.questionNo).toBe(questionNo)
  })
})
