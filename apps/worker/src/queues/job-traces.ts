import type { PrismaClient } from '@hygiene/db/generated/client'
import { traceOf } from '@hygiene/db/outbox'
import { currentTrace, inSpan, isTracing } from '@hygiene/observe/spans'

type TracedJob = { id?: string | undefined; name: string }

/** Continues the trace of the call that caused a job, and adds it to the job's log lines. */
export function jobTraces(db: PrismaClient): {
  follow: (job: TracedJob, work: () => Promise<void>) => Promise<void>
  textOf: (jobId: string | undefined) => string
} {
  const known = new Map<string, string>()
  return {
    async follow({ id = '', name }, work) {
      if (!isTracing()) return work()
      const causedBy = await traceOf(db, id)
      await inSpan({ name, kind: 'consumer', causedBy }, () => {
        known.set(id, currentTrace()?.split('-')[1] ?? '')
        return work()
      })
    },
    textOf(jobId = '') {
      const trace = known.get(jobId)
      known.delete(jobId)
      return trace ? ` trace=${trace}` : ''
    },
  }
}
