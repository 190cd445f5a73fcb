import { openOrder } from '@hygiene/contracts/money/order/open-order'
import type { Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import type { ContractClient } from '../client.ts'
import { type RunningSandbox, startSandbox } from '../sandbox.ts'
import type { StartApi, ServedApi } from '../served-api.ts'
import { addCourse, type TaughtCourse } from './courses.ts'
import { addEnrolment } from './enrolments.ts'
import { addPerson } from './people.ts'

export interface PaymentScenario {
  api: ServedApi
  sandbox: RunningSandbox
  course: TaughtCourse
  stop: () => Promise<void>
}

export interface Applicant {
  person: Member
  enrolment: OnlineEnrolment
  client: ContractClient
  order: (paymentType?: 1 | 2 | 3 | 4) => Promise<string>
  status: () => Promise<string>
}

export async function openPaymentScenario(start: StartApi<ServedApi>): Promise<PaymentScenario> {
  // The address has no listener, because these tests deliver notices by hand.
  const sandbox = await startSandbox('http://127.0.0.1:9/notice')
  const api = await start({
    PORTONE_BASE_URL: sandbox.origin,
    PORTONE_SDK_URL: `${sandbox.origin}/v2/browser-sdk.js`,
  })
  return {
    api,
    sandbox,
    course: await addCourse(api.database.db),
    async stop() {
      await api.stop()
      await sandbox.stop()
    },
  }
}

let people = 0

export async function addApplicant({ api, course }: PaymentScenario): Promise<Applicant> {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `payer${people}` })
  const enrolment = await addEnrolment(db, person, course)
  const client = await api.logIn(person.userId)
  const { applicationNo, enrolmentNo } = enrolment
  return {
    person,
    enrolment,
    client,
    async order(paymentType = 1) {
      return (await client.call(openOrder, { applicationNo, paymentType })).entity.paymentId
    },
    async status() {
      return (await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })).status
    },
  }
}
