import { JOBS } from '@hygiene/contracts/generated/jobs'
import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { redrawDocument } from '@hygiene/contracts/platform/job/staff/redraw-document'
import { retryJob } from '@hygiene/contracts/platform/job/staff/retry-job'
import type { Job, JobQueue } from '@hygiene/contracts/kit/job'
import { handOver, jobIdOf } from '@hygiene/db/outbox'
import type { Prisma } from '@hygiene/db/generated/client'
import { jobKinds } from '@hygiene/domain/platform/job/job-kinds'
import { openQueues, type QueueBackend } from '@hygiene/gateways/queues'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const REASON = '글꼴을 수정해 다시 시도'
const FAILURE = '글자를 그릴 수 없습니다.'

let api: TestApi
let queues: QueueBackend
let headquarters: ContractClient
let education: ContractClient
let finance: ContractClient
let course: TaughtCourse
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  queues = await openQueues('', api.config.DATABASE_URL)
  headquarters = (await logInStaff(api, 'headquarters1', 'headquarters')).client
  education = (await logInStaff(api, 'education1', 'education')).client
  finance = (await logInStaff(api, 'finance1', 'finance')).client
})
afterAll(async () => {
  await queues.close()
  await api.stop()
})

async function failing(job: Job, payload: object): Promise<string> {
  const { db } = api.database
  await db.$transaction((tx) => handOver(tx, job, payload))
  const { outboxNo } = await db.outbox.findFirstOrThrow({ orderBy: { outboxNo: 'desc' } })
  await db.outbox.update({ where: { outboxNo }, data: { relayedAt: api.clock.now() } })
  const id = jobIdOf(outboxNo)
  await queues.queue(job.queue).add(job.kind, payload, { jobId: id, attempts: 1 })
  await working(job.queue, id, () => Promise.reject(new Error(FAILURE)))
  return id
}

async function working(queue: JobQueue, id: string, work: () => Promise<void>): Promise<number> {
  const backend = await openQueues('', api.config.DATABASE_URL)
  let runs = 0
  backend.worker(queue, async (job) => {
    if (job.id === id) runs += 1
    await work()
  })
  try {
    await eventually(async () => {
      const job = await queues.queue(queue).getJob(id)
      return ['failed', 'completed'].includes((await job?.getState()) ?? '')
    })
  } finally {
    await backend.close()
  }
  return runs
}

async function undrawn(): Promise<{ certificateNo: number; enrolmentNo: number }> {
  people += 1
  const { db } = api.database
  const person = await addPerson(db, { userId: `graduate${people}` })
  const { enrolmentNo } = await addEnrolment(db, person, course, { status: 'completed' })
  const { certificateNo } = await db.certificate.create({
    data: {
      enrolmentNo,
      certificateNumber: `2026-02-${String(people).padStart(7, '0')}`,
      verificationNumber: `0000-0000-${String(people).padStart(4, '0')}`,
      frozen: { userName: '김영자' },
      issuedAt: api.clock.now(),
      failure: FAILURE,
    },
  })
  return { certificateNo, enrolmentNo }
}

const actions = (where: Prisma.AuditEntryWhereInput) => api.database.db.auditEntry.findMany({ where })
const ask = (client: ContractClient, filter: SentTo<typeof listFailedJobs>['filter'] = {}) =>
  client.call(listFailedJobs, {
    filter,
    sort: { by: 'since', isDescending: false },
    text: '',
    after: null,
    peek: null,
  })
const only = async (what: 'document' | 'job') =>
  (await ask(headquarters, { what })).entity.list.map(({ work }) => work.what)
async function listed(client = headquarters) {
  const { list, count } = (await ask(client)).entity
  const documents = list.flatMap(({ work, ...row }) =>
    work.what === 'document' ? [{ ...work, ...row }] : [],
  )
  const jobs = list.flatMap(({ work, ...row }) => (work.what === 'job' ? [{ ...work, ...row }] : []))
  return { documents, jobs, count }
}

describe('failed jobs', () => {
  it('lists kind, record, attempts and error text without the member', async () => {
    const { certificateNo, enrolmentNo } = await undrawn()
    await failing(issueCertificate, { certificateNo })
    const id = await failing(settlePayment, { paymentNo: 1 })
    const entity = await listed()
    expect(entity.documents).toMatchObject([
      {
        kind: 'certificate',
        number: certificateNo,
        record: { kind: 'enrolment', number: String(enrolmentNo) },
        failure: FAILURE,
        tries: 1,
        isInProgress: false,
      },
    ])
    expect(entity.jobs).toMatchObject([
      {
        queue: 'payments',
        id,
        kind: 'settle-payment',
        record: { kind: 'order' },
        tries: 1,
        failure: FAILURE,
      },
    ])
    expect(JSON.stringify(entity)).not.toContain('김영자')
    expect([await only('document'), await only('job'), entity.count]).toEqual([['document'], ['job'], 2])
    expect(jobKinds.toSorted()).toEqual(
      Object.values(JOBS)
        .map(({ kind }) => kind)
        .toSorted(),
    )
  })

  it('retries a failed job once for concurrent requests and refuses while the job runs', async () => {
    const id = await failing(settlePayment, { paymentNo: 2 })
    const asked = { queue: 'payments', id, reason: REASON } as const
    const retried = { operation: 'retryJob', subjectKind: 'job', subjectNo: Number(id.split('-')[1]) }
    const answers = await Promise.all([1, 2, 3].map(() => headquarters.call(retryJob, asked)))
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual([
      'JOB_IN_PROGRESS',
      'JOB_IN_PROGRESS',
      'done',
    ])
    expect(await actions(retried)).toMatchObject([{ reason: REASON }])
    const concurrent: unknown[] = []
    const runs = await working('payments', id, async () => {
      concurrent.push((await headquarters.call(retryJob, asked)).refusal)
    })
    expect([runs, concurrent]).toEqual([1, ['JOB_IN_PROGRESS']])
    expect((await headquarters.call(retryJob, asked)).refusal).toBe('JOB_IN_PROGRESS')
    expect(await actions(retried)).toHaveLength(1)
  })

  it('shows a failed job only to the responsible role and lets no other retry', async () => {
    const { certificateNo } = await undrawn()
    const certificate = await failing(issueCertificate, { certificateNo })
    const receipt = await failing(issueReceipt, { paymentNo: 3 })
    const ids = async (client: ContractClient) => (await listed(client)).jobs.map(({ id }) => id)
    expect((await listed(education)).documents.map(({ number }) => number)).toContain(certificateNo)
    expect((await listed(finance)).documents).toEqual([])
    expect([await ids(education), await ids(finance)]).toEqual([[], [receipt]])

    const ofEducation = { queue: 'documents', id: certificate, reason: REASON } as const
    expect((await finance.call(retryJob, ofEducation)).refusal).toBe('JOB_NOT_FOUND')
    const drawn = { kind: 'certificate', number: certificateNo, reason: REASON } as const
    expect((await finance.call(redrawDocument, drawn)).refusal).toBe('DOCUMENT_NOT_WAITING')
    expect((await headquarters.call(retryJob, { ...ofEducation, id: 'outbox-0' })).refusal).toBe(
      'JOB_NOT_FOUND',
    )
  })
})

describe('a document that failed to draw', () => {
  it('requeues a failed document by its job, once for two employees', async () => {
    const { certificateNo } = await undrawn()
    const id = await failing(issueCertificate, { certificateNo })
    const asked = { kind: 'certificate', number: certificateNo, reason: REASON } as const
    const answers = await Promise.all([headquarters, education].map((one) => one.call(redrawDocument, asked)))
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['JOB_IN_PROGRESS', 'done'])
    expect(
      await actions({ operation: 'redrawDocument', subjectKind: 'certificate', subjectNo: certificateNo }),
    ).toMatchObject([{ reason: REASON }])
    const { documents } = await listed()
    expect(documents.find(({ number }) => number === certificateNo)).toMatchObject({ isInProgress: true })
    expect(await working('documents', id, () => Promise.resolve())).toBe(1)
  })

  it('orders a document again without a job, once for two employees, unless already drawn', async () => {
    const { db } = api.database
    const { certificateNo } = await undrawn()
    const asked = { kind: 'certificate', number: certificateNo, reason: REASON } as const
    const answers = await Promise.all([1, 2, 3, 4].map(() => education.call(redrawDocument, asked)))
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1)
    const where = { kind: 'issue-certificate', payload: { equals: { certificateNo } } }
    expect(await db.outbox.count({ where })).toBe(1)

    await db.certificate.update({ where: { certificateNo }, data: { failure: null } })
    expect((await education.call(redrawDocument, asked)).refusal).toBe('DOCUMENT_NOT_WAITING')
  })
})
