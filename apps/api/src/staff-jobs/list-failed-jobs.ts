import { type AnswerOf, listFailedJobs as contract } from '@hygiene/contracts'
import { JOB_QUEUES } from '@hygiene/contracts/kit'
import { jobIdOf, unknownKinds } from '@hygiene/db'
import { documentsOf, drawingKind, type JobKind, jobKinds, mayHandleJob } from '@hygiene/domain'
import { drawingOf } from '@hygiene/operations/jobs/order-document'
import { implement } from '../http/implement.ts'
import { recordOf } from './job-records.ts'
import { listUndrawn } from './list-undrawn.ts'

type Answer = AnswerOf<typeof contract>

const MOST = 200

/** Jobs of the same work have the same. */
const keyOf = (kind: string, payload: unknown) => `${kind} ${JSON.stringify(payload)}`

export const listFailedJobs = implement(contract, async ({ caller, deps, now }): Promise<Answer> => {
  const { db, queues } = deps
  const kinds = documentsOf(caller.role)
  const failed = (
    await Promise.all(
      JOB_QUEUES.map(async (queue) => (await queues.failed(queue, MOST)).map((job) => ({ ...job, queue }))),
    )
  )
    .flat()
    .filter(({ kind }) => mayHandleJob(caller.role, kind))
  const undrawn = await listUndrawn(db, kinds, MOST)
  const orders = await db.outbox.findMany({
    where: { doneAt: null, kind: { in: kinds.map((kind) => drawingKind[kind]) } },
    select: { outboxNo: true, kind: true, payload: true },
  })

  const failedById = new Map(failed.map((job) => [job.id, job]))
  const ordersOf = Map.groupBy(orders, ({ kind, payload }) => keyOf(kind, payload))
  const shown = new Set<string>()
  const documents = undrawn.map((document) => {
    const key = keyOf(drawingKind[document.kind], drawingOf(document))
    shown.add(key)
    const own = ordersOf.get(key) ?? []
    const dead = own.flatMap(({ outboxNo }) => failedById.get(jobIdOf(outboxNo)) ?? [])
    return { ...document, tries: dead[0]?.tries ?? null, isUnderWay: own.length > dead.length }
  })
  const others = failed.filter(({ kind, payload }) => !shown.has(keyOf(kind, payload)))
  const jobs = await Promise.all(
    others.map(async ({ queue, id, kind, payload, tries, failure, endedAt }) => ({
      queue,
      id,
      kind: isKnown(kind) ? kind : null,
      record: await recordOf(db, payload),
      tries,
      failure: failure.slice(0, 300),
      failedAt: endedAt?.toISOString() ?? null,
    })),
  )
  const waiting =
    caller.role === 'headquarters' ? await unknownKinds(db, jobKinds) : new Map<string, number>()
  const unknown = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  return { asOf: now.toISOString(), documents, jobs, unknown }
})

const isKnown = (kind: string): kind is JobKind => jobKinds.some((known) => known === kind)
