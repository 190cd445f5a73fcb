import { JOBS } from '@hygiene/contracts'
import { JOB_QUEUES } from '@hygiene/contracts/kit'
import { connectDatabase, unknownKinds } from '@hygiene/db'
import { loggedAct } from '@hygiene/domain'
import { writeConsoleAudit } from '@hygiene/operations/audit/write-console-audit'
import { createStorage } from '@hygiene/gateways'
import { openQueues } from '@hygiene/gateways/queues'
import { readConfig } from './config.ts'
import { redrawDocuments } from './redraw-documents.ts'

const USAGE = `Dead letters of the queues.
  pnpm jobs            list jobs that failed for good
  pnpm jobs retry      put them all back
  pnpm jobs retry ID   put one back
  pnpm jobs redraw     order certificates and receipts whose file is missing from storage
`

const [command = 'list', wanted] = process.argv.slice(2)
const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, STORAGE_DIR: directory } = readConfig(process.env)
if (databaseUrl === '' || !['list', 'retry', 'redraw'].includes(command)) {
  process.stderr.write(`${USAGE}DATABASE_URL (and REDIS_URL, where the worker has it) must be set.\n`)
  process.exit(2)
}

const database = connectDatabase({ url: databaseUrl, poolSize: 1 })
const queues = await openQueues(redisUrl, databaseUrl)
try {
  if (command === 'redraw') {
    const action = loggedAct.onConsole('redrawDocuments', '')
    await writeConsoleAudit(database.db, { action, reason: '', now: new Date() })
    const ordered = await redrawDocuments(database.db, createStorage({ directory }))
    for (const key of ordered) process.stdout.write(`${key} ordered\n`)
    process.stdout.write(`${ordered.length} documents were missing\n`)
  }
  for (const name of JOB_QUEUES) {
    for (const job of await queues.queue(name).getFailed()) {
      if (command === 'retry' && (wanted === undefined || wanted === job.id)) {
        const action = loggedAct.onConsole('retryJob', `${job.name} ${job.id}`)
        await writeConsoleAudit(database.db, { action, reason: '', now: new Date() })
        await job.retry()
        process.stdout.write(`${job.id} ${job.name} put back\n`)
      } else {
        process.stdout.write(
          `${job.id} ${job.name} ${JSON.stringify(job.data)} ${job.attemptsMade}× ${job.failedReason}\n`,
        )
      }
    }
  }
  const known = Object.values(JOBS).map(({ kind }) => kind)
  for (const [kind, count] of await unknownKinds(database.db, known)) {
    process.stdout.write(`${count} rows of the outbox wait for a worker that knows ${kind}\n`)
  }
} finally {
  await queues.close()
  await database.close()
}
