import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { finishSurvey } from '@hygiene/contracts/education/survey/finish-survey'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import {
  addCourse,
  addEnrolment,
  addPerson,
  addSurvey,
  type TaughtCourse,
  type EnrolmentWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let survey: Awaited<ReturnType<typeof addSurvey>>

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  survey = await addSurvey(api.database.db)
})
afterAll(() => api.stop())

let people = 0
async function student(wanted: EnrolmentWanted = { status: 'studied' }) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `surveyed${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, wanted)
  return { enrolmentNo, client: await api.logIn(person.userId) }
}

interface Given {
  questionNo: number
  choice?: number
  text?: string
}
function bean(first: Partial<Given> = { choice: 4 }, more: Given[] = []) {
  const [useful, clear, wish] = survey.questions.map(({ questionNo }) => questionNo)
  return {
    surveyNo: survey.surveyNo,
    answers: [
      { questionNo: useful ?? 0, ...first },
      { questionNo: clear ?? 0, choice: 3 },
      { questionNo: wish ?? 0, text: '  사례가 더 많으면 좋겠습니다. ' },
      ...more,
    ],
  }
}
const enrolmentOf = (enrolmentNo: EnrolmentNo) =>
  api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })

describe('the survey', () => {
  it('shows its questions after the last lecture and its completion afterwards', async () => {
    const { client, enrolmentNo } = await student()
    const { entity } = await client.call(readSurvey, { enrolmentNo })
    expect(entity).toMatchObject({ surveyNo: survey.surveyNo, isDone: false })
    expect(entity.questions.map(({ kind }) => kind)).toEqual(['choice', 'choice', 'text'])

    await client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() })
    expect((await client.call(readSurvey, { enrolmentNo })).entity.isDone).toBe(true)
  })

  it('stores the answers, advances the enrolment, and confirms twice with the same answer', async () => {
    const { client, enrolmentNo } = await student()
    expect((await client.call(finishSurvey, { enrolmentNo })).refusal).toBe('SURVEY_NOT_DONE')

    const { entity } = await client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() })
    expect(entity).toEqual({ enrolmentNo, status: 'surveyed' })
    expect(await enrolmentOf(enrolmentNo)).toMatchObject({ status: 'surveyed', surveyedAt: api.clock.now() })
    const result = await api.database.db.surveyResult.findUniqueOrThrow({ where: { enrolmentNo } })
    expect(result.answers).toEqual([
      { questionNo: survey.questions[0]?.questionNo, choice: 4 },
      { questionNo: survey.questions[1]?.questionNo, choice: 3 },
      { questionNo: survey.questions[2]?.questionNo, text: '사례가 더 많으면 좋겠습니다.' },
    ])

    for (const answer of [
      await client.call(finishSurvey, { enrolmentNo }),
      await client.call(finishSurvey, { enrolmentNo }),
    ]) {
      expect(answer.entity).toEqual({ enrolmentNo, status: 'surveyed' })
    }
  })

  it('stores one result for repeated submits', async () => {
    const { client, enrolmentNo } = await student()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'SURVEY_ALREADY_DONE')).toHaveLength(4)
  })

  it('requires every required answer and leaves the enrolment unchanged', async () => {
    const { client, enrolmentNo } = await student()
    const surveyResultBean = { ...bean(), answers: bean().answers.slice(1) }
    expect((await client.call(submitSurvey, { enrolmentNo, surveyResultBean })).refusal).toBe(
      'SURVEY_INCOMPLETE',
    )
    const empty = bean({})
    expect((await client.call(submitSurvey, { enrolmentNo, surveyResultBean: empty })).refusal).toBe(
      'SURVEY_INCOMPLETE',
    )
    expect((await enrolmentOf(enrolmentNo)).status).toBe('studied')
  })

  it('refuses answers that no form sends as malformed', async () => {
    const { client, enrolmentNo } = await student()
    const first = survey.questions[0]?.questionNo ?? 0
    const wrong = [
      bean({ choice: 5 }),
      bean({ choice: 1 }, [{ questionNo: first, choice: 2 }]),
      bean({ choice: 1 }, [{ questionNo: 999_999, choice: 2 }]),
      { ...bean(), surveyNo: 999 },
    ]
    for (const surveyResultBean of wrong) {
      expect((await client.call(submitSurvey, { enrolmentNo, surveyResultBean })).status).toBe(400)
    }
    const broken = '{' as unknown as ReturnType<typeof bean>
    expect((await client.call(submitSurvey, { enrolmentNo, surveyResultBean: broken })).status).toBe(400)
  })
})

describe('a year without a survey', () => {
  it('reports the missing survey without a failure', async () => {
    const { client, enrolmentNo } = await student()
    const { db } = api.database
    await db.survey.update({ where: { surveyNo: survey.surveyNo }, data: { year: 1999 } })
    expect((await client.call(readSurvey, { enrolmentNo })).refusal).toBe('SURVEY_MISSING')
    const sent = await client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() })
    expect(sent.refusal).toBe('SURVEY_MISSING')
    await db.survey.update({ where: { surveyNo: survey.surveyNo }, data: { year: survey.year } })
  })
})

describe('refusals of the survey calls', () => {
  it.each([
    ['applied', 'NOT_PAID'],
    ['studying', 'LECTURES_NOT_FINISHED'],
    ['refunded', 'ENROLMENT_ENDED'],
    ['expired', 'ENROLMENT_ENDED'],
  ] as const)('answers a course that is %s with %s', async (status, refusal) => {
    const { client, enrolmentNo } = await student({ status, watchedSeconds: [2700] })
    expect((await client.call(readSurvey, { enrolmentNo })).refusal).toBe(refusal)
    expect((await client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() })).refusal).toBe(refusal)
    expect((await client.call(finishSurvey, { enrolmentNo })).refusal).toBe(refusal)
  })

  it('refuses another survey for a completed course', async () => {
    const { client, enrolmentNo } = await student({ status: 'completed' })
    const again = await client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() })
    expect(again.refusal).toBe('SURVEY_ALREADY_DONE')
    expect((await client.call(finishSurvey, { enrolmentNo })).entity.status).toBe('completed')
  })

  it('finds nothing for a stranger and requires a visitor to log in', async () => {
    const { enrolmentNo } = await student()
    const stranger = await student()
    const calls = [
      (client = stranger.client) => client.call(readSurvey, { enrolmentNo }),
      (client = stranger.client) => client.call(submitSurvey, { enrolmentNo, surveyResultBean: bean() }),
      (client = stranger.client) => client.call(finishSurvey, { enrolmentNo }),
    ]
    for (const call of calls) {
      expect((await call()).refusal).toBe('ENROLMENT_NOT_FOUND')
      expect((await call(api.client)).refusal).toBe('LOGIN_REQUIRED')
    }
    expect((await stranger.client.call(readSurvey, { enrolmentNo: 'mine' })).status).toBe(400)
  })
})
