import { setTimeout as sleep } from 'node:timers/promises'
import { contractClient } from '@hygiene/testing'
import { endWith } from '@hygiene/tooling/end-with'
import { say } from '@hygiene/tooling/step'
import { type Child, startChild } from '../bench/child.ts'
import { addStudents, addVisitors } from '../bench/students.ts'
import { API_ENTRY, apiSettings } from '../bench/environment.ts'
import { percentile } from './percentile.ts'
import { logInWithoutEnd, newWork, watchWithoutEnd, type Work } from './retrying-client.ts'
import { startRoundRobin } from './round-robin.ts'
import { scratchEnvironment } from './scratch-environment.ts'

/** Runs `pnpm lab rolling-restart [rounds] [viewers]`: replaces each of two APIs while people watch and log in. */
const [rounds = 3, viewers = 32] = process.argv.slice(2).map(Number)

const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)

const { folder, url, database } = await scratchEnvironment(undo)
const settings = apiSettings(url, folder)
const apis = await Promise.all([1, 2].map(() => startChild(API_ENTRY, settings)))
undo.push(async () => void (await Promise.all(apis.map((api) => api.stop()))))
const portOf = ({ origin }: Child) => Number(new URL(origin).port)
const proxy = await startRoundRobin(folder, apis.map(portOf))
undo.push(proxy.stop)
const students = await addStudents(database.db, contractClient(proxy.origin), viewers)
const visitors = await addVisitors(database.db, 8)

let isOver = false
const work: Work = newWork(proxy.origin, () => isOver)
const people = [
  ...students.map((student) => watchWithoutEnd(work, student)),
  ...visitors.map((userId) => logInWithoutEnd(work, userId)),
]
await sleep(2_000)
for (let round = 1; round <= rounds; round += 1) {
  for (const [place, api] of apis.entries()) {
    const began = performance.now()
    await api.stop()
    const next = await startChild(API_ENTRY, settings, portOf(api))
    apis[place] = next
    while ((await fetch(`${next.origin}/readyz`).catch(() => null))?.status !== 200) await sleep(50)
    say(`round ${round}: API ${place + 1} replaced in ${(performance.now() - began).toFixed(0)} ms`)
    await sleep(500)
  }
}
isOver = true
await Promise.all(people)

const kept = new Map(
  (await database.db.lectureProgress.findMany()).map(({ enrolmentNo, lastSequence }) => [
    enrolmentNo,
    lastSequence,
  ]),
)
const lostRecords = students.filter(({ enrolmentNo, sequence }) => (kept.get(enrolmentNo) ?? 0) < sequence)
const opened = await database.db.login.count()
const { calls, retried, gaveUp, logins, times } = work
const lostLogins = Math.max(0, logins + students.length - opened)
say(`calls ${calls}, tried again ${JSON.stringify(retried)}, lost ${gaveUp}`)
say(
  `whole call, tries included: p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)}, worst ${percentile(times, 1)}`,
)
say(`acknowledged: ${students.reduce((sum, { sequence }) => sum + sequence, 0)} records, ${logins} log-ins`)
say(`lost acknowledged: records of ${lostRecords.length} viewers, ${lostLogins} log-ins`)
await stop()
process.exit(gaveUp + lostRecords.length + lostLogins > 0 ? 1 : 0)
