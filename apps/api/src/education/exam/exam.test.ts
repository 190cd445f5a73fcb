import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { saveAnswer } from '@hygiene/contracts/education/exam/save-answer'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import type { ExamQuestion } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addIdentityCheck,
  addPerson,
  type ContractClient,
  type TaughtCourse,
  type EnrolmentWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let bank: Map<number, ExamQuestion>

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db, { maxAttempts: 3 })
  bank = new Map((await addExamQuestions(api.database.db)).map((row) => [row.questionNo, row]))
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

let people = 0
async function candidate(wanted: EnrolmentWanted = { status: 'surveyed' }, isChecked = true) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `candidate${people}` })
  const enrolment = await addEnrolment(api.database.db, person, course, wanted)
  if (isChecked) await addIdentityCheck(api.database.db, enrolment, api.clock.now())
  const client = await api.logIn(person.userId)
  return { person, enrolment, client, enrolmentNo: enrolment.enrolmentNo }
}

type Paper = Awaited<ReturnType<typeof open>>
const open = async (client: ContractClient, enrolmentNo: EnrolmentNo) =>
  (await client.call(openAttempt, { enrolmentNo })).entity

function answersTo(paper: Paper, right: number) {
  return paper.questions.map(({ questionNo, choices }, index) => {
    const question = bank.get(questionNo)
    const rightText = question?.choices[question.answer] ?? ''
    const at = choices.indexOf(rightText)
    return { questionNo, chosen: index < right ? at : (at + 1) % choices.length }
  })
}
const enrolmentOf = (enrolmentNo: EnrolmentNo) =>
  api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })

describe('opening the test', () => {
  it('shows the same twenty questions without answers until the paper is handed in', async () => {
    const { client, enrolmentNo } = await candidate()
    const answer = await client.call(openAttempt, { enrolmentNo })
    expect(answer.entity).toMatchObject({ round: 1, passScore: 60, startedAt: api.clock.now().toISOString() })
    expect(new Set(answer.entity.questions.map(({ questionNo }) => questionNo)).size).toBe(20)
    expect(JSON.stringify(answer.envelope)).not.toMatch(/answer|choiceOrder|explanation/)
    expect(await open(client, enrolmentNo)).toEqual(answer.entity)
  })

  it('returns the same attempt for concurrent clicks', async () => {
    const { client, enrolmentNo } = await candidate()
    const papers = await Promise.all(Array.from({ length: 8 }, () => open(client, enrolmentNo)))
    expect(new Set(papers.map(({ attemptNo }) => attemptNo)).size).toBe(1)
    expect(await api.database.db.examAttempt.count({ where: { enrolmentNo } })).toBe(1)
  })

  it('requires the identity check again after thirty minutes and keeps the saved answers', async () => {
    const { client, enrolment, enrolmentNo } = await candidate()
    const paper = await open(client, enrolmentNo)
    const [first] = answersTo(paper, 20)
    if (!first) throw new Error('The paper is empty')
    await client.call(saveAnswer, { attemptNo: paper.attemptNo, ...first })

    api.clock.advance(30 * 60)
    expect((await client.call(openAttempt, { enrolmentNo })).refusal).toBe('IDENTITY_NOT_CHECKED')
    const late = await client.call(saveAnswer, { attemptNo: paper.attemptNo, ...first })
    expect(late.refusal).toBe('IDENTITY_NOT_CHECKED')
    const handedIn = await client.call(submitExam, {
      enrolmentNo,
      attemptNo: paper.attemptNo,
      answers: answersTo(paper, 20),
    })
    expect(handedIn.refusal).toBe('IDENTITY_NOT_CHECKED')

    await addIdentityCheck(api.database.db, enrolment, api.clock.now())
    const again = await open(client, enrolmentNo)
    expect(again.attemptNo).toBe(paper.attemptNo)
    expect(again.questions[0]?.chosen).toBe(first.chosen)
  })
})

describe('answering', () => {
  it('stores all answers sent concurrently', async () => {
    const { client, enrolmentNo } = await candidate()
    const paper = await open(client, enrolmentNo)
    const { attemptNo } = paper
    await Promise.all(answersTo(paper, 20).map((answer) => client.call(saveAnswer, { attemptNo, ...answer })))
    const saved = await open(client, enrolmentNo)
    expect(saved.questions.filter(({ chosen }) => chosen !== null)).toHaveLength(20)
  })

  it('accepts a changed answer and counts one', async () => {
    const { client, enrolmentNo } = await candidate()
    const { attemptNo, questions } = await open(client, enrolmentNo)
    const questionNo = questions[0]?.questionNo ?? 0
    await client.call(saveAnswer, { attemptNo, questionNo, chosen: 0 })
    const changed = await client.call(saveAnswer, { attemptNo, questionNo, chosen: 3 })
    expect(changed.entity).toEqual({ attemptNo, answeredCount: 1 })
    expect((await open(client, enrolmentNo)).questions[0]?.chosen).toBe(3)
  })

  it('accepts answers to this paper only', async () => {
    const { client, enrolmentNo } = await candidate()
    const { attemptNo, questions } = await open(client, enrolmentNo)
    const asked = new Set(questions.map(({ questionNo }) => questionNo))
    const other = [...bank.keys()].find((questionNo) => !asked.has(questionNo)) ?? 0
    const questionNo = questions[0]?.questionNo ?? 0
    expect((await client.call(saveAnswer, { attemptNo, questionNo: other, chosen: 0 })).status).toBe(400)
    expect((await client.call(saveAnswer, { attemptNo, questionNo, chosen: 4 })).status).toBe(400)
    const answers = [{ questionNo: other, chosen: 0 }]
    expect((await client.call(submitExam, { enrolmentNo, attemptNo, answers })).status).toBe(400)
  })
})

describe('handing in', () => {
  it('requires every answer', async () => {
    const { client, enrolmentNo } = await candidate()
    const paper = await open(client, enrolmentNo)
    const answers = answersTo(paper, 20).slice(1)
    const answer = await client.call(submitExam, { enrolmentNo, attemptNo: paper.attemptNo, answers })
    expect(answer.refusal).toBe('ANSWERS_INCOMPLETE')
  })

  it.each([
    [12, 60, true],
    [11, 55, false],
  ])('scores %i of 20 right as %i points with passed %s', async (right, score, passed) => {
    const { client, enrolmentNo } = await candidate()
    const paper = await open(client, enrolmentNo)
    const [first, ...rest] = answersTo(paper, right)
    if (!first) throw new Error('The paper is empty')
    await client.call(saveAnswer, { attemptNo: paper.attemptNo, ...first })
    const { entity } = await client.call(submitExam, {
      enrolmentNo,
      attemptNo: paper.attemptNo,
      answers: rest,
    })
    expect(entity).toMatchObject({ score, passed, passScore: 60, correctCount: right, questionCount: 20 })
    expect(entity.status).toBe(passed ? 'completed' : 'surveyed')
    expect((await enrolmentOf(enrolmentNo)).status).toBe(entity.status)
    expect(entity.certificateNumber === null).toBe(!passed)
  })

  it('draws a paper again after a failure until the attempts are used up', async () => {
    const { client, enrolmentNo } = await candidate()
    const orders = new Set<string>()
    for (const round of [1, 2, 3]) {
      const paper = await open(client, enrolmentNo)
      expect(paper.round).toBe(round)
      orders.add(paper.questions.map(({ questionNo }) => questionNo).join())
      const answers = answersTo(paper, 0)
      const failed = await client.call(submitExam, { enrolmentNo, attemptNo: paper.attemptNo, answers })
      expect(failed.entity).toMatchObject({ score: 0, passed: false, certificateNumber: null })
    }
    expect(orders.size).toBe(3)
    expect((await client.call(openAttempt, { enrolmentNo })).refusal).toBe('ATTEMPTS_USED_UP')
  })

  it('returns the stored result for a second submit, even with other answers', async () => {
    const { client, enrolmentNo } = await candidate()
    const paper = await open(client, enrolmentNo)
    const { attemptNo } = paper
    const failed = await client.call(submitExam, { enrolmentNo, attemptNo, answers: answersTo(paper, 5) })
    const better = await client.call(submitExam, { enrolmentNo, attemptNo, answers: answersTo(paper, 20) })
    expect(better.entity).toEqual(failed.entity)
    expect(better.entity).toMatchObject({ score: 25, passed: false })
    const [first] = answersTo(paper, 20)
    if (!first) throw new Error('The paper is empty')
    expect((await client.call(saveAnswer, { attemptNo, ...first })).refusal).toBe('ATTEMPT_CLOSED')
  })
})

describe('refusals of the test', () => {
  it.each([
    ['applied', 'NOT_PAID'],
    ['studying', 'LECTURES_NOT_FINISHED'],
    ['studied', 'SURVEY_NOT_DONE'],
    ['refunded', 'ENROLMENT_ENDED'],
    ['completed', 'ALREADY_COMPLETED'],
  ] as const)('answers a course that is %s with %s', async (status, refusal) => {
    const { client, enrolmentNo } = await candidate({ status })
    expect((await client.call(openAttempt, { enrolmentNo })).refusal).toBe(refusal)
  })

  it('refuses a test without the identity check', async () => {
    const { client, enrolmentNo } = await candidate({ status: 'surveyed' }, false)
    expect((await client.call(openAttempt, { enrolmentNo })).refusal).toBe('IDENTITY_NOT_CHECKED')
  })

  it('does not complete a course refunded during the test', async () => {
    const { client, enrolmentNo } = await candidate()
    const paper = await open(client, enrolmentNo)
    await api.database.db.onlineEnrolment.update({ where: { enrolmentNo }, data: { status: 'refunded' } })
    const { attemptNo } = paper
    const answers = answersTo(paper, 20)
    expect((await client.call(submitExam, { enrolmentNo, attemptNo, answers })).refusal).toBe(
      'ENROLMENT_ENDED',
    )
    const [first] = answers
    if (!first) throw new Error('The paper is empty')
    expect((await client.call(saveAnswer, { attemptNo, ...first })).refusal).toBe('ENROLMENT_ENDED')
  })

  it('finds nothing for a stranger and requires a visitor to log in', async () => {
    const { client, enrolmentNo } = await candidate()
    const { attemptNo, questions } = await open(client, enrolmentNo)
    const one = { attemptNo, questionNo: questions[0]?.questionNo ?? 0, chosen: 0 }
    const stranger = await candidate()
    expect((await stranger.client.call(openAttempt, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await stranger.client.call(saveAnswer, one)).refusal).toBe('ATTEMPT_NOT_FOUND')
    const foreign = await stranger.client.call(submitExam, { enrolmentNo, attemptNo })
    expect(foreign.refusal).toBe('ENROLMENT_NOT_FOUND')
    const smuggled = await stranger.client.call(submitExam, { enrolmentNo: stranger.enrolmentNo, attemptNo })
    expect(smuggled.refusal).toBe('ATTEMPT_NOT_FOUND')

    expect((await api.client.call(openAttempt, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await api.client.call(saveAnswer, one)).refusal).toBe('LOGIN_REQUIRED')
    expect((await api.client.call(submitExam, { enrolmentNo, attemptNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(submitExam, { enrolmentNo, attemptNo: 'x' })).status).toBe(400)
    expect((await client.call(saveAnswer, { ...one, chosen: -1 })).status).toBe(400)
  })
})
