import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { sendMessage } from '@hygiene/contracts/platform/job/send-message'
import { sendRefund } from '@hygiene/contracts/platform/job/send-refund'
import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { handOver } from '@hygiene/db/outbox'
import { sealAccount } from '@hygiene/operations/money/payment/sealed-account'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { babblingService, PLANTED, plantedIn, refuseRows } from '@hygiene/testing/scenarios/planted'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleCertificate } from './documents/example-documents.ts'
import { startTestWorker, type TestWorker } from './testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

let scenario: TestWorker
let service: Awaited<ReturnType<typeof babblingService>>
let worker: WorkerProcess | undefined

beforeAll(async () => {
  service = await babblingService()
  scenario = await startTestWorker()
})
afterAll(async () => {
  await worker?.kill()
  service.stop()
  await scenario.stop()
})

async function handOverAll(): Promise<void> {
  const { database, deps, course } = scenario
  const member = await addPerson(database.db, PLANTED)
  const paid = await addEnrolment(database.db, member, course, { ...PLANTED, status: 'paid' })
  const other = await addEnrolment(database.db, member, course, { licenceNo: '2031-918-0000' })
  const { paymentNo } = await database.db.payment.findFirstOrThrow({
    where: { applicationNo: paid.applicationNo },
  })
  const account = { bank: 'NONGHYUP', accountNumber: PLANTED.accountNumber, holder: PLANTED.name }
  const accountSealed = sealAccount(deps.config.REFUND_ACCOUNT_KEY, account)
  await database.db.$transaction(async (db) => {
    const certificates: number[] = []
    for (const [at, { enrolmentNo }] of [paid, other].entries()) {
      const number = `2026-02-000000${at}`
      const userName = PLANTED.name
      const frozen =
        at === 0 ? { ...exampleCertificate, number, userName } : { userName, phone: PLANTED.phone }
      const { certificateNo } = await db.certificate.create({
        data: {
          enrolmentNo,
          certificateNumber: number,
          verificationNumber: `0000-0000-000${at}`,
          frozen,
          issuedAt: new Date(),
        },
      })
      certificates.push(certificateNo)
      await handOver(db, issueCertificate, { certificateNo })
    }
    const { refundNo } = await db.refund.create({
      data: {
        paymentNo,
        amountWon: 36_000,
        reason: PLANTED.sentence,
        accountSealed,
        requestedAt: new Date(),
      },
    })
    await handOver(db, sendRefund, { refundNo })
    await handOver(db, settlePayment, { paymentNo })
    const { messageNo } = await db.message.create({
      data: {
        memberNo: member.memberNo,
        kind: 'certificateIssued',
        aboutNo: certificates[0] ?? 0,
        createdAt: new Date(),
      },
    })
    await handOver(db, sendMessage, { messageNo })
  })
}

it('names no person in the worker’s log, whether jobs succeed, fail or have no database', async () => {
  await handOverAll()
  const { said } = (worker = await spawnWorker({
    DATABASE_URL: scenario.url,
    STORAGE_DIR: scenario.directory,
    LOG_LEVEL: 'debug',
    PORTONE_BASE_URL: service.origin,
    SOLAPI_BASE_URL: service.origin,
    PAYMENT_POLL_SECONDS: '1',
    SESSION_POLL_SECONDS: '1',
  }))
  for (const line of [
    /issue-certificate \S+ done/,
    /issue-certificate \S+ failed/,
    /send-(refund|message) \S+ failed/,
  ])
    await expect.poll(said, { timeout: 20_000 }).toMatch(line)
  await refuseRows(scenario.database.pool, 'cast')
  await expect.poll(said, { timeout: 20_000 }).toMatch(/withheld: it may quote/)
  expect(plantedIn(said())).toEqual([])
}, 60_000)
