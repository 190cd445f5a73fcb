import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { listFailedJobs as contract } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { JOB_QUEUES } from '@hygiene/contracts/kit/job'
import { jobIdOf, unknownKinds } from '@hygiene/db/outbox'
import { pageHeld } from '@hygiene/db/held-page'
import {
  documentsOf,
  drawingKind,
  type JobKind,
  jobKinds,
  mayHandleJob,
  QUARANTINED,
} from '@hygiene/domain/platform/job/job-kinds'
import { query } from '../../../kit/operation.ts'
import { drawingOf } from '../order-document.ts'
import { recordOf } from './job-records.ts'
import { listUndrawn } from './list-undrawn.ts'

type Answer = AnswerOf<typeof contract>
type Row = Answer['list'][number]

const MOST = 200

const keyOf = (kind: string, payload: unknown) => `${kind} ${JSON.stringify(payload)}`

export const listFailedJobs = query(contract, { needs: ['queues'] }, async (call): Promise<Answer> => {
  const { db, input, actor, queues, now } = call
  const kinds = documentsOf(actor.role)
  const failed = (
    await Promise.all(
      JOB_QUEUES.map(async (queue) => (await queues.failed(queue, MOST)).map((job) => ({ ...job, queue }))),
    )
  )
    .flat()
    .filter(({ kind }) => mayHandleJob(actor.role, kind))
  const undrawn = await listUndrawn(db, kinds, MOST)
  const orders = await db.outbox.findMany({
    where: { doneAt: null, kind: { in: kinds.map((kind) => drawingKind[kind]) } },
    select: { outboxNo: true, kind: true, payload: true },
  })

  const failedById = new Map(failed.map((job) => [job.id, job]))
  const ordersOf = Map.groupBy(orders, ({ kind, payload }) => keyOf(kind, payload))
  const shown = new Set<string>()
  const documents = undrawn.map(({ kind, number, title, issuedAt, ...document }): Row => {
    const key = keyOf(drawingKind[kind], drawingOf({ kind, number }))
    shown.add(key)
    const own = ordersOf.get(key) ?? []
    const dead = own.flatMap(({ outboxNo }) => failedById.get(jobIdOf(outboxNo)) ?? [])
    return {
      ...document,
      key: `${kind} ${number} ${title}`,
      work: { what: 'document', kind, number, title },
      since: issuedAt,
      tries: dead[0]?.tries ?? null,
      isQuarantined: dead[0]?.failure === QUARANTINED,
      isInProgress: own.length > dead.length,
    }
  })
  const others = failed.filter(({ kind, payload }) => !shown.has(keyOf(kind, payload)))
  const jobs = await Promise.all(
    others.map(
      async ({ queue, id, kind, payload, tries, failure, endedAt }): Promise<Row> => ({
        key: `${queue} ${id}`,
        work: { what: 'job', queue, id, kind: isKnown(kind) ? kind : null },
        record: await recordOf(db, payload),
        tries,
        failure: failure.slice(0, 300),
        isQuarantined: failure === QUARANTINED,
        since: endedAt,
        isInProgress: false,
      }),
    ),
  )
  const waiting = actor.role === 'headquarters' ? await unknownKinds(db, jobKinds) : new Map<string, number>()
  const unknown = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  const { what } = input.filter
  const wanted = [...documents, ...jobs].filter(({ work }) => what === undefined || work.what === what)
  const { rows, ...page } = pageHeld(wanted, ({ since, key }) => ({ value: since, key }), input, now)
  return { ...page, list: rows, unknown }
})

const isKnown = (kind: string): kind is JobKind => jobKinds.some((known) => known === kind)
