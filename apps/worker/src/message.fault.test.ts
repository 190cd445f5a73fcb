import { createSmsGateway } from '@hygiene/gateways'
import { eventually } from '@hygiene/testing/drive/eventually'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendMessageJob } from './jobs/send-message.ts'
import { startTextWorker, type TextWorker } from './testing/start-text-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

let scenario: TextWorker
let processes: WorkerProcess[] = []
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(() => scenario.sandbox.control('/faults/reset'))
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  processes = []
  await scenario.stop()
})

async function start(): Promise<WorkerProcess> {
  const worker = await spawnWorker({
    DATABASE_URL: scenario.url,
    STORAGE_DIR: scenario.directory,
    SOLAPI_BASE_URL: scenario.sandbox.origin,
  })
  processes.push(worker)
  return worker
}

const loseAnswers = () => scenario.sandbox.control('/faults', { service: 'sms', timeout: true })

/** Creates a message that is sent at any hour, because real workers use the machine's clock. */
async function waiting(): Promise<{ messageNo: number; phone: string }> {
  const { person, enrolment } = await scenario.learner({ status: 'completed' })
  const { messageNo } = await scenario.database.db.message.create({
    data: {
      memberNo: person.memberNo,
      kind: 'certificateLink',
      aboutNo: enrolment.enrolmentNo,
      createdAt: new Date(),
    },
  })
  return { messageNo, phone: person.phone }
}

const taken = async (phone: string) => (await scenario.sandbox.messages(phone)).length
const rowOf = (messageNo: number) => scenario.database.db.message.findUniqueOrThrow({ where: { messageNo } })

function impatient(laterMs = 0): typeof scenario.deps {
  const { config } = scenario.deps
  const sms = createSmsGateway({
    apiKey: config.SOLAPI_API_KEY,
    apiSecret: config.SOLAPI_API_SECRET,
    sender: config.SMS_SENDER,
    baseUrl: config.SOLAPI_BASE_URL,
    timeoutMs: 500,
  })
  return { ...scenario.deps, sms, now: () => new Date(Date.now() + laterMs) }
}

it('sends a text once when the answer is lost and stores the provider’s number', async () => {
  const { messageNo, phone } = await waiting()
  const deps = impatient()
  await loseAnswers()
  await expect(sendMessageJob(deps, { messageNo })).rejects.toThrow(/sms/)
  await scenario.sandbox.control('/faults/reset')
  await Promise.all([sendMessageJob(deps, { messageNo }), sendMessageJob(deps, { messageNo })])
  expect(await taken(phone)).toBe(1)
  expect(await rowOf(messageNo)).toMatchObject({ providerNo: expect.stringMatching(/^M4V/), failure: null })
})

it('sends a text once when the provider accepts after the worker stopped waiting', async () => {
  const { messageNo, phone } = await waiting()
  await scenario.sandbox.control('/faults', { service: 'sms', delayMs: 1_200 })
  await expect(sendMessageJob(impatient(), { messageNo })).rejects.toThrow(/sms/)
  await scenario.sandbox.control('/faults/reset')
  expect(await taken(phone)).toBe(0)
  await sendMessageJob(impatient(), { messageNo })
  await eventually(async () => (await taken(phone)) > 0)
  await Promise.all([1, 2].map(() => sendMessageJob(impatient(180_000), { messageNo })))
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(await taken(phone)).toBe(1)
  expect(await rowOf(messageNo)).toMatchObject({ providerNo: expect.stringMatching(/^M4V/), failure: null })
})

it('resends a text the provider never accepted once the first can no longer arrive', async () => {
  const { messageNo, phone } = await waiting()
  await scenario.sandbox.control('/faults', { service: 'sms', httpStatus: 502 })
  await expect(sendMessageJob(impatient(), { messageNo })).rejects.toThrow(/sms/)
  await scenario.sandbox.control('/faults/reset')
  await sendMessageJob(impatient(), { messageNo })
  expect(await taken(phone)).toBe(0)
  await Promise.all([1, 2, 3].map(() => sendMessageJob(impatient(180_000), { messageNo })))
  expect(await taken(phone)).toBe(1)
})

it('sends nothing again after a worker is killed between sending and recording', async () => {
  const { messageNo, phone } = await waiting()
  await loseAnswers()
  await scenario.database.db.outbox.create({ data: { kind: 'send-message', payload: { messageNo } } })
  const first = await start()
  await eventually(async () => (await taken(phone)) === 1)
  await first.kill()
  expect((await rowOf(messageNo)).sentAt).toBeNull()

  await scenario.sandbox.control('/faults/reset')
  await start()
  await eventually(async () => (await rowOf(messageNo)).sentAt !== null, 90_000)
  expect(await taken(phone)).toBe(1)
}, 120_000)
