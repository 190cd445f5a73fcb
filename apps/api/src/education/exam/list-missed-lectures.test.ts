import { listMissedLectures } from '@hygiene/contracts/education/exam/list-missed-lectures'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import type { ExamQuestion } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addIdentityCheck,
  addPerson,
  type TaughtCourse,
} from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let bank: Map<number, ExamQuestion>

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db, { questionCount: 4 })
  bank = new Map(
    (await addExamQuestions(api.database.db, 4, course.lectures)).map((row) => [row.questionNo, row]),
  )
})
afterAll(() => api.stop())

let people = 0
async function candidate() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `learner${people}` })
  const enrolment = await addEnrolment(api.database.db, person, course, { status: 'surveyed' })
  await addIdentityCheck(api.database.db, enrolment, api.clock.now())
  const client = await api.logIn(person.userId)
  const { enrolmentNo } = enrolment
  const { attemptNo, questions } = (await client.call(openAttempt, { enrolmentNo })).entity
  const missed = () => client.call(listMissedLectures, { attemptNo })
  async function handIn(isWrong: (question: ExamQuestion) => boolean) {
    const answers = questions.map(({ questionNo, choices }) => {
      const question = bank.get(questionNo)
      if (!question) throw new Error(`Question ${questionNo} is not of the bank`)
      const right = choices.indexOf(question.choices[question.answer] ?? '')
      return { questionNo, chosen: isWrong(question) ? (right + 1) % choices.length : right }
    })
    return (await client.call(submitExam, { enrolmentNo, attemptNo, answers })).entity
  }
  return { client, enrolmentNo, attemptNo, missed, handIn }
}

describe('the lectures of missed questions', () => {
  it('names the lectures of the missed questions, but no question and no answer', async () => {
    const { missed, handIn, enrolmentNo } = await candidate()
    const [first, second] = course.lectures
    const [skipped] = bank.values()
    await handIn((question) => question.lectureNo === second?.lectureNo || question === skipped)

    const { entity, envelope } = await missed()
    expect(entity).toEqual({
      enrolmentNo,
      endDate: '2026-12-31',
      list: [
        { lectureNo: second?.lectureNo, order: 2, title: second?.title, missedCount: 2 },
        { lectureNo: first?.lectureNo, order: 1, title: first?.title, missedCount: 1 },
      ],
    })
    expect(JSON.stringify(envelope)).not.toMatch(/question|answer|choice|explanation|보기/i)
  })

  it('leaves out questions whose lecture the bank does not name', async () => {
    const { missed, handIn } = await candidate()
    const { lectures } = course
    await handIn(() => true)
    await api.database.db.examQuestion.updateMany({
      where: { lectureNo: lectures[0]?.lectureNo },
      data: { lectureNo: null },
    })
    expect((await missed()).entity.list.map(({ order }) => order)).toEqual([2])
  })
})

describe('refusals of the missed lectures', () => {
  it('reveals nothing before the attempt is handed in or about a passed attempt', async () => {
    const { missed, handIn } = await candidate()
    expect((await missed()).refusal).toBe('ATTEMPT_NOT_FAILED')
    expect((await handIn(() => false)).passed).toBe(true)
    expect((await missed()).refusal).toBe('ATTEMPT_NOT_FAILED')
  })

  it('finds nothing for a stranger, requires a login, and requires a number', async () => {
    const { attemptNo, handIn, client } = await candidate()
    await handIn(() => true)
    const stranger = await candidate()
    const foreign = await stranger.client.call(listMissedLectures, { attemptNo })
    expect(foreign.refusal).toBe('ATTEMPT_NOT_FOUND')
    expect((await api.client.call(listMissedLectures, { attemptNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(listMissedLectures, { attemptNo: 'x' })).status).toBe(400)
  })
})
