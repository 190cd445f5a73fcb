import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { addQuestion } from '@hygiene/contracts/education/question-bank/staff/add-question'
import { changeQuestion } from '@hygiene/contracts/education/question-bank/staff/change-question'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import {
  addEnrolment,
  addIdentityCheck,
  addPerson,
  type ContractClient,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

type Body = Omit<SentTo<typeof addQuestion>, 'banks'>

export const BANK_2026 = { year: 2026, salesType: 2, industryType: 1 } as const
export const BANK_2027 = { ...BANK_2026, year: 2027 } as const

export async function openQuestionAdmin(api: TestApi) {
  const { client: maker } = await logInStaff(api, 'questions1', 'education')
  const { db } = api.database
  let people = 0

  async function read(questionNo: number) {
    return (await maker.call(readQuestion, { questionNo })).entity
  }
  async function bodyOf(questionNo: number): Promise<Body & { lastEdition: number }> {
    const { topic, text, choices, answer, explanation, lectureNo, editions } = await read(questionNo)
    return { topic, text, choices, answer, explanation, lectureNo, lastEdition: editions[0]?.edition ?? 0 }
  }
  return {
    maker,
    read,
    bodyOf,
    async change(
      questionNo: number,
      more: Partial<Body>,
      banks: SentTo<typeof addQuestion>['banks'] = [BANK_2026],
    ) {
      return maker.call(changeQuestion, { questionNo, ...(await bodyOf(questionNo)), ...more, banks })
    },
    async learner(course: TaughtCourse) {
      people += 1
      const person = await addPerson(db, { userId: `learner${people}` })
      const enrolment = await addEnrolment(db, person, course, { status: 'surveyed' })
      await addIdentityCheck(db, enrolment, api.clock.now())
      const client = await api.logIn(person.userId)
      return { client, enrolmentNo: enrolment.enrolmentNo }
    },
    open: opened,
    async handIn(
      { client, enrolmentNo }: Learner,
      paper: Awaited<ReturnType<typeof opened>>,
      textOf: (questionNo: number) => string,
    ) {
      const answers = paper.questions.map(({ questionNo, choices }) => ({
        questionNo,
        chosen: choices.indexOf(textOf(questionNo)),
      }))
      return (await client.call(submitExam, { enrolmentNo, attemptNo: paper.attemptNo, answers })).entity
    },
  }
}

interface Learner {
  client: ContractClient
  enrolmentNo: number
}

async function opened({ client, enrolmentNo }: Learner) {
  return (await client.call(openAttempt, { enrolmentNo })).entity
}
