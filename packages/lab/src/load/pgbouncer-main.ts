import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { connectDatabase } from '@hygiene/db/connect'
import { handOver } from '@hygiene/db/outbox'
import { contractClient } from '@hygiene/testing'
import { onServer } from '@hygiene/testing/postgres-template'
import { endWith } from '@hygiene/tooling/end-with'
import { root } from '@hygiene/tooling/paths'
import { say } from '@hygiene/tooling/step'
import { startChild } from '../bench/child.ts'
import { addStudents, addVisitors } from '../bench/students.ts'
import { API_ENTRY, apiSettings } from '../bench/environment.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { logInWithoutEnd, newWork, watchWithoutEnd } from './retrying-client.ts'
import { scratchEnvironment } from './scratch-environment.ts'

/**
 * Runs `pnpm lab pgbouncer [on|off] [seconds]`: API and worker through PgBouncer in transaction mode with prepared statements on
 * or off.
 */
const [prepared = 'off', seconds = '10'] = process.argv.slice(2)
/** Is smaller than the API's pool, so transactions constantly change sessions. */
const SERVER_CONNECTIONS = 5
const JOBS = 10

const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)

const { folder, url, database } = await scratchEnvironment(undo)
// Sets the options on the role, because a pooler loses a session's start options (docs/operate.md, A pooler).
await onServer(url, async (client) => {
  await client.query(`ALTER ROLE postgres SET timezone = 'UTC'`)
  await client.query(`ALTER ROLE postgres SET lock_timeout = '2500ms'`)
  await client.query(`ALTER ROLE postgres SET idle_in_transaction_session_timeout = '10s'`)
})
const bouncer = await startPgBouncer(folder, url, SERVER_CONNECTIONS)
undo.push(bouncer.stop)
const settings = {
  ...apiSettings(bouncer.url, folder),
  DATABASE_DIRECT_URL: url,
  DATABASE_PREPARED: prepared,
  DATABASE_POOL: '16',
}
const api = await startChild(API_ENTRY, settings)
undo.push(api.stop)
const worker = spawn(process.execPath, [join(root, 'apps/worker/src/main.ts')], {
  cwd: root,
  env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
undo.push(() => void worker.kill('SIGTERM'))

const students = await addStudents(database.db, contractClient(api.origin), 32)
const visitors = await addVisitors(database.db, 16)
let isOver = false
const work = newWork(api.origin, () => isOver)
const people = [
  ...students.map((student) => watchWithoutEnd(work, student)),
  ...visitors.map((userId) => logInWithoutEnd(work, userId)),
]
await sleep(Number(seconds) * 1000)
isOver = true
await Promise.all(people)

const kept = await database.db.lectureProgress.findMany()
const sequences = new Map(kept.map(({ enrolmentNo, lastSequence }) => [enrolmentNo, lastSequence]))
const lost = students.filter(({ enrolmentNo, sequence }) => (sequences.get(enrolmentNo) ?? 0) < sequence)
const records = students.reduce((sum, { sequence }) => sum + sequence, 0)
say(
  `prepared ${prepared}: ${records} records and ${work.logins} log-ins in ${seconds} s over ${SERVER_CONNECTIONS} connections`,
)
say(`tried again ${JSON.stringify(work.retried)}, lost ${work.gaveUp + lost.length}`)

const through = connectDatabase({ url: bouncer.url, isPrepared: prepared === 'on' })
undo.push(() => through.close())
const waits: number[] = []
for (let job = 0; job < JOBS; job += 1) {
  const began = performance.now()
  await handOver(through.db, offerSeats, { sessionNo: 1 })
  while ((await database.db.outbox.count({ where: { doneAt: null } })) > 0) await sleep(20)
  waits.push(performance.now() - began)
}
const slowest = Math.max(...waits)
say(`jobs through the outbox: ${JOBS}, slowest ${slowest.toFixed(0)} ms (the poll alone takes up to 5,000)`)
await stop()
process.exit(work.gaveUp + lost.length > 0 || slowest > 4_000 ? 1 : 0)
