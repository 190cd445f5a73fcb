import type { Member, MessageKind, OnlineEnrolment, Payment } from '@hygiene/db/generated/client'
import {
  addEnrolment,
  addPerson,
  type FrozenClock,
  frozenClock,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { sendMessageJob } from '../jobs/send-message.ts'
import { settlePaymentJob } from '../jobs/settle-payment.ts'
import { addOrder } from './add-order.ts'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

export type Learner = { person: Member; enrolment: OnlineEnrolment }
type Method = 'CARD' | 'MOBILE' | 'VIRTUAL_ACCOUNT'

export interface TextWorker extends TestWorker {
  sandbox: RunningSandbox
  clock: FrozenClock
  learner: (wanted?: Parameters<typeof addEnrolment>[3]) => Promise<Learner>
  order: (
    of: Pick<Payment, 'applicationNo' | 'memberNo'>,
    method?: Method,
    amountWon?: number,
  ) => Promise<Payment>
  settle: (order: Pick<Payment, 'paymentNo'>) => Promise<void>
  kinds: (person: Member) => Promise<MessageKind[]>
  texts: (person: Member) => Promise<string[]>
}

export async function startTextWorker(): Promise<TextWorker> {
  const sandbox = await startSandbox('http://127.0.0.1:9/notice')
  const worker = await startTestWorker({
    PORTONE_BASE_URL: sandbox.origin,
    SOLAPI_BASE_URL: sandbox.origin,
    PUBLIC_URL: 'https://edu.example.or.kr',
  })
  const clock = frozenClock('2026-11-23T10:00:00+09:00')
  worker.deps.now = clock.now
  const { db } = worker.database
  let people = 0
  const messages = ({ memberNo }: Member) =>
    db.message.findMany({ where: { memberNo }, orderBy: { messageNo: 'asc' } })

  return {
    ...worker,
    sandbox,
    clock,
    async learner(wanted = {}) {
      people += 1
      const person = await addPerson(db, { userId: `learner${people}`, phone: `0105555${1000 + people}` })
      return { person, enrolment: await addEnrolment(db, person, worker.course, wanted) }
    },
    async order(of, method = 'CARD', amountWon = 36_000) {
      const payment = await addOrder(db, of, {
        paymentType: ({ CARD: 1, MOBILE: 2, VIRTUAL_ACCOUNT: 3 } as const)[method],
        orderName: worker.course.code.name,
        amountWon,
        createdAt: clock.now(),
      })
      await sandbox.control(`/payments/${payment.paymentId}/approve`, { method, amountWon })
      return payment
    },
    settle: ({ paymentNo }) => settlePaymentJob(worker.deps, { paymentNo }),
    kinds: async (person) => (await messages(person)).map(({ kind }) => kind),
    async texts(person) {
      for (const { messageNo } of await messages(person)) await sendMessageJob(worker.deps, { messageNo })
      return (await sandbox.messages(person.phone)).map(({ text }) => text)
    },
    async stop() {
      await worker.stop()
      await sandbox.stop()
    },
  }
}
