import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listStaffSurveys } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import { listSurveyTexts } from '@hygiene/contracts/education/survey/staff/list-survey-texts'
import { readStaffSurvey } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { saveSurvey } from '@hygiene/contracts/education/survey/staff/save-survey'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import { lockSurvey } from '@hygiene/db/locks'
import { countAnswers } from '@hygiene/operations/education/question-bank/count-answers'
import {
  addCourse,
  addEnrolment,
  addPerson,
  addSurvey,
  type ContractClient,
  interleave,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let maker: ContractClient
let reader: ContractClient
let courses: TaughtCourse[]
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-11-25T10:00:00+09:00')
  maker = (await logInStaff(api, 'surveys1', 'education')).client
  reader = (await logInStaff(api, 'surveys2', 'readOnly')).client
  const { db } = api.database
  courses = [
    await addCourse(db),
    await addCourse(db, { industryType: 2 }),
    await addCourse(db, { industryType: 3 }),
  ]
  await addSurvey(db)
})
afterAll(() => api.stop())

const read = async (surveyNo: number) => (await maker.call(readStaffSurvey, { surveyNo })).entity
const list = async () => (await reader.call(listStaffSurveys, {})).entity.list
const asked = async () => (await list()).find(({ year, isAsked }) => year === 2026 && isAsked)!

type SurveyAnswer = { questionNo: number; choice?: number; text?: string }
type Body = Omit<SentTo<typeof saveSurvey>, 'year' | 'lastEdition'>
async function bodyOf(surveyNo: number): Promise<Body> {
  const { title, questions } = await read(surveyNo)
  return {
    title,
    questions: questions.map(({ questionNo: _no, ...question }) => question) as Body['questions'],
  }
}

async function learner(course: TaughtCourse) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `answers${people}`, name: '박춘자' })
  const watchedSeconds = course.lectures.map(({ durationSeconds }) => durationSeconds)
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, {
    status: 'studied',
    watchedSeconds,
  })
  const client = await api.logIn(person.userId)
  return {
    open: async () => (await client.call(readSurvey, { enrolmentNo })).entity,
    handIn: (surveyResultBean: SentTo<typeof submitSurvey>['surveyResultBean']) =>
      client.call(submitSurvey, { enrolmentNo, surveyResultBean }),
  }
}

async function answer(course: TaughtCourse, choice: number, text = '') {
  const { open, handIn } = await learner(course)
  const { surveyNo, questions } = await open()
  const answers = questions.flatMap(({ questionNo, kind }): SurveyAnswer[] => {
    if (kind === 'choice') return [{ questionNo, choice }]
    return text === '' ? [] : [{ questionNo, text }]
  })
  expect((await handIn({ surveyNo, answers })).code).toBe(1)
}

describe('a version of the survey', () => {
  it('applies from now on and lets a learner hand in another version already open', async () => {
    const before = await asked()
    const early = await learner(courses[0]!)
    const form = await early.open()
    const body = await bodyOf(before.surveyNo)
    const saved = await maker.call(saveSurvey, {
      year: 2026,
      lastEdition: 1,
      ...body,
      questions: body.questions.slice(0, 2),
    })
    expect(saved.entity.edition).toBe(2)
    expect(await asked()).toMatchObject({ edition: 2, questionCount: 2, answers: 0 })
    const late = await learner(courses[0]!)
    expect((await late.open()).surveyNo).toBe(saved.entity.surveyNo)
    const answers = form.questions.flatMap(({ questionNo, kind }) =>
      kind === 'choice' ? [{ questionNo, choice: 0 }] : [],
    )
    expect((await early.handIn({ surveyNo: form.surveyNo, answers })).code).toBe(1)
    await expect(
      api.database.db.surveyQuestion.updateMany({ where: { surveyNo: form.surveyNo }, data: { text: 'x' } }),
    ).rejects.toThrow(/does not change/)
    expect((await read(form.surveyNo)).lastSurveyNo).toBe(saved.entity.surveyNo)
    await maker.call(saveSurvey, { year: 2026, lastEdition: 2, ...body })
  })

  it('refuses the later of two editors and makes no version of the same text', async () => {
    const body = await bodyOf((await asked()).surveyNo)
    const save = (title: string, lastEdition = 3) =>
      maker.call(saveSurvey, { year: 2026, ...body, title, lastEdition })
    const second = await interleave(
      api.database,
      async (tx) => {
        await lockSurvey(tx, 2026)
        await tx.survey.create({ data: { year: 2026, edition: 4, title: '먼저 수정한 설문' } })
      },
      () => save('나중에 수정한 설문'),
    )
    expect(second.refusal).toBe('SURVEY_CHANGED')
    expect((await save(body.title, 4)).code).toBe(1)
    expect((await save(body.title, 5)).refusal).toBe('SURVEY_SAME')
  })

  it('creates the first version of a year without a survey', async () => {
    const body = await bodyOf((await asked()).surveyNo)
    const begin = () => maker.call(saveSurvey, { year: 2028, lastEdition: 0, ...body })
    const answers = await Promise.all([begin(), begin()])
    expect(answers.map(({ refusal }) => refusal ?? 'written').toSorted()).toEqual([
      'SURVEY_CHANGED',
      'written',
    ])
    expect((await list())[0]).toMatchObject({ year: 2028, edition: 1, isAsked: true })
  })

  it.each([
    ['no question', { questions: [] }],
    [
      'a choice without choices',
      { questions: [{ kind: 'choice', text: '질문', choices: ['하나'], isScale: false, isRequired: true }] },
    ],
    [
      'a text with choices',
      {
        questions: [
          { kind: 'text', text: '질문', choices: ['하나', '둘'], isScale: false, isRequired: true },
        ],
      },
    ],
    ['no title', { title: '' }],
  ])('refuses a survey with %s', async (_name, wrong) => {
    const body = { ...(await bodyOf((await asked()).surveyNo)), ...wrong } as Body
    expect((await maker.call(saveSurvey, { year: 2026, lastEdition: 5, ...body })).status).toBe(400)
  })
})

describe('the results of a survey', () => {
  it('matches a recount of counts, shares and averages by course and month', async () => {
    const { surveyNo } = await asked()
    for (const choice of [0, 1, 2, 3, 4, 4]) await answer(courses[0]!, choice)
    for (const choice of [4, 4]) await answer(courses[1]!, choice, '전화 010-1234-5678, 박춘자')
    for (const choice of [0, 0, 3, 3, 3]) await answer(courses[2]!, choice, '좋았습니다')
    await countAnswers(api.database.db, api.clock.now())
    const { results, groups, questions } = await read(surveyNo)
    expect((await asked()).answers).toBe(13)
    expect(results.answers).toBe(13)
    expect(results.questions?.[0]).toEqual({
      questionNo: questions[0]!.questionNo,
      answers: 13,
      counts: [3, 1, 1, 4, 4],
      average: (3 * 1 + 1 * 2 + 1 * 3 + 4 * 4 + 4 * 5) / 13,
    })
    expect(results.questions?.[2]).toMatchObject({ answers: 7, counts: [], average: null })
    expect(groups.map(({ by, group, answers }) => [by, group, answers])).toEqual([
      // Hides a trade with two answers, and the next smallest one with it, which would otherwise reveal the first.
      ['course', '2-1', 6],
      ['course', '2-2', null],
      ['course', '2-3', null],
      ['month', '2026-11', 13],
    ])
    expect(groups[0]?.questions?.[0]?.counts).toEqual([1, 1, 1, 1, 2])
    expect(groups[1]?.questions).toBeNull()
  })

  it('hides the results of too few people', async () => {
    const before = await asked()
    const body = await bodyOf(before.surveyNo)
    const { surveyNo } = (
      await maker.call(saveSurvey, { year: 2026, lastEdition: before.edition, ...body, title: '새 설문' })
    ).entity
    for (const choice of [0, 1, 2, 3]) await answer(courses[0]!, choice, '글')
    await countAnswers(api.database.db, api.clock.now())
    const { results, groups, questions } = await read(surveyNo)
    expect(results).toEqual({ answers: 4, questions: null })
    expect(groups.every(({ answers, questions: shown }) => answers === null && shown === null)).toBe(true)
    const { questionNo } = questions[2]!
    expect((await maker.call(listSurveyTexts, { surveyNo, questionNo })).entity.texts).toEqual([])
  })

  it('shows results to readers, and free texts to education alone and without a person', async () => {
    const { surveyNo } = (await list()).find(({ answers }) => answers === 13)!
    const { questions } = (await reader.call(readStaffSurvey, { surveyNo })).entity
    const { questionNo } = questions[2]!
    expect((await reader.call(listSurveyTexts, { surveyNo, questionNo })).refusal).toBe('STAFF_FORBIDDEN')
    const { texts, isLast } = (await maker.call(listSurveyTexts, { surveyNo, questionNo })).entity
    expect([texts.length, isLast]).toEqual([7, true])
    expect(new Set(texts)).toEqual(new Set(['전화 ●●●, ●●●', '좋았습니다']))
    expect((await maker.call(listSurveyTexts, { surveyNo, questionNo, page: 2 })).entity.texts).toEqual([])
    const choice = questions[0]!.questionNo
    expect((await maker.call(listSurveyTexts, { surveyNo, questionNo: choice })).refusal).toBe(
      'STAFF_SURVEY_NOT_FOUND',
    )
    expect((await maker.call(readStaffSurvey, { surveyNo: 999_999 })).refusal).toBe('STAFF_SURVEY_NOT_FOUND')
    expect((await maker.call(readStaffSurvey, { surveyNo: 0 })).status).toBe(400)
  })
})
