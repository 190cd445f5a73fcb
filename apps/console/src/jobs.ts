import { JOB_QUEUES } from '@hygiene/contracts/kit/job'
import { connectDatabase } from '@hygiene/db/connect'
import { unknownKinds } from '@hygiene/db/outbox'
import { transaction } from '@hygiene/db/transaction'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { jobKinds } from '@hygiene/domain/platform/job/job-kinds'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { jobQueues } from '@hygiene/gateways/job-queues'
import { readConfig } from './config.ts'

const USAGE = `Dead letters of the queues.
  pnpm jobs            list jobs that failed for good
  pnpm jobs retry      put them all back
  pnpm jobs retry ID   put one back
`

const [command = 'list', wanted] = process.argv.slice(2)
const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = readProgramSettings(readConfig)
if (databaseUrl === '' || !['list', 'retry'].includes(command)) {
  process.stderr.write(`${USAGE}DATABASE_URL (and REDIS_URL, where the worker has it) must be set.\n`)
  process.exit(2)
}

const database = connectDatabase({ url: databaseUrl, poolSize: 1 })
const queues = jobQueues(redisUrl, databaseUrl)
try {
  for (const queue of JOB_QUEUES) {
    for (const { id, kind, payload, tries, failure } of await queues.failed(queue)) {
      if (command === 'retry' && (wanted === undefined || wanted === id)) {
        const action = loggedAction.retryJob(kind, id)
        const { allowed } = await transaction<Verdict<'JOB_IN_PROGRESS'>>(database.db, async (db) => {
          await writeConsoleAudit(db, { ...action, reason: '', now: new Date() })
          return (await queues.putBack(queue, id)) ? { allowed: true } : denied('JOB_IN_PROGRESS')
        })
        process.stdout.write(`${id} ${kind} ${allowed ? 'put back' : 'is under way already'}\n`)
      } else {
        process.stdout.write(`${id} ${kind} ${JSON.stringify(payload)} ${tries}× ${failure}\n`)
      }
    }
  }
  for (const [kind, count] of await unknownKinds(database.db, jobKinds)) {
    process.stdout.write(`${count} rows of the outbox wait for a worker that knows ${kind}\n`)
  }
} finally {
  await queues.close()
  await database.close()
}
