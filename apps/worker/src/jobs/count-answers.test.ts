import { addEnrolment, addExamQuestions, addPerson, addSurvey } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { countAnswers } from './count-answers.ts'

const NOW = new Date('2026-11-24T15:05:00Z')
let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

it('counts answers handed in yesterday, also when committed after midnight', async () => {
  const { db } = scenario.database
  const deps = { ...scenario.deps, now: () => NOW }
  const { course } = scenario
  const [question] = await addExamQuestions(db, 1)
  const { surveyNo } = await addSurvey(db)
  const handIn = async (userId: string, submittedAt: Date) => {
    const person = await addPerson(db, { userId })
    const { enrolmentNo } = await addEnrolment(db, person, course, { status: 'surveyed' })
    const { questionNo, answer } = question!
    const draw = [{ questionNo, choiceOrder: [0, 1, 2, 3] }]
    const graded = { submittedAt, score: 100, correctCount: 1, isPassed: true }
    await db.examAttempt.create({
      data: {
        enrolmentNo,
        round: 1,
        draw,
        answers: { [questionNo]: answer },
        startedAt: submittedAt,
        ...graded,
      },
    })
    await db.surveyResult.create({ data: { enrolmentNo, surveyNo, answers: [], submittedAt } })
  }
  const counted = async () => [
    (await db.examItemDay.findMany()).map(({ answeredOn, answers }) => `${answeredOn} ${answers}`).toSorted(),
    (await db.surveyDay.findMany()).map(({ answeredOn, answers }) => `${answeredOn} ${answers}`).toSorted(),
  ]
  await handIn('early', new Date('2026-11-24T14:59:58Z'))
  await handIn('late', new Date('2026-11-24T15:00:00Z'))
  expect(await countAnswers(deps)).toBe(2)
  const first = ['2026-11-24 1', '2026-11-25 1']
  expect(await counted()).toEqual([first, first])
  await handIn('waited', new Date('2026-11-24T14:59:59Z'))
  await countAnswers(deps)
  const second = ['2026-11-24 2', '2026-11-25 1']
  expect(await counted()).toEqual([second, second])
})
