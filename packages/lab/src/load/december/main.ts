import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { endWith } from '@hygiene/tooling/end-with'
import { root } from '@hygiene/tooling/paths'
import { say } from '@hygiene/tooling/step'
import { addBookers, addVenues } from '../../bench/bookers.ts'
import { type Child, startChild } from '../../bench/child.ts'
import { apiSettings } from '../../bench/environment.ts'
import { startRoundRobin } from '../round-robin.ts'
import { scratchEnvironment } from '../scratch-environment.ts'
import { askTruth } from './invariants.ts'
import { addVisitorsAt, addWatchers } from './people.ts'
import type { Plan, Played } from './plan.ts'
import { watchProcesses } from './processes.ts'
import { watchReady } from './ready.ts'
import { reportOf } from './report.ts'
import { loginTimes, readSettings, SEATS } from './settings.ts'
import { warmUp } from './warm-up.ts'

/**
 * Runs `pnpm lab december processes=2 front=tls factor=2 …` (settings.ts): the December curve at 1:20. Exits with 1 if a promise
 * is broken.
 */
const december = readSettings(process.argv.slice(2))
const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)

const { folder, url, postgres, database } = await scratchEnvironment(undo)
const { db } = database
const began = performance.now()
const { processes, front: fronted, seconds, wanted } = december
const watchers = await addWatchers(db, december.watchers)
const times = loginTimes(december)
const first = Array.from({ length: processes }, () => 0)
const everyVisitor = await addVisitorsAt(db, [...first, ...times])
const [warmVisitors, visitors] = [everyVisitor.slice(0, processes), everyVisitor.slice(processes)]
const [venue, other] = await addVenues(db, 2, SEATS)
if (!venue || !other) throw new Error('There is no venue')
const everyBooker = await addBookers(db, processes + wanted)
const [warmBookers, people] = [everyBooker.slice(0, processes), everyBooker.slice(processes)]
await db.$executeRawUnsafe('VACUUM ANALYZE')
const wroteIn = ((performance.now() - began) / 1000).toFixed(1)
say(
  `${watchers.length} watching, ${visitors.length} to log in, ${people.length} for the venue: written in ${wroteIn} s`,
)

// Counts the proxies, because the person's address precedes theirs.
const hops = fronted === 'tls' ? '2' : '1'
const settings = { ...apiSettings(url, folder), RATE_LIMIT: 'on', TRUSTED_PROXIES: hops }
await buildPrograms(['apps/api/src/main.ts'])
const apis: Child[] = []
undo.push(async () => void (await Promise.all(apis.map((api) => api.stop()))))
for (const [place, visitor] of warmVisitors.entries()) {
  const api = await startChild(bundleOf('apps/api/src/main.ts'), settings)
  apis.push(api)
  const booker = warmBookers[place]
  if (booker) await warmUp(api.origin, visitor, booker, other)
}
const ports = apis.map(({ origin }) => Number(new URL(origin).port))
const front = fronted === 'tls' ? await startRoundRobin(folder, ports, 'tls') : null
if (front) undo.push(front.stop)
const direct = apis.map(({ origin }) => origin)

const { sessionNo } = venue
const plan: Plan = {
  origins: front ? [front.origin] : direct,
  seconds,
  watchers,
  recordsASecond: december.recordsASecond,
  logins: visitors,
  venue: { sessionNo, atMs: seconds * 500, people },
}
const [planFile, figuresFile] = [join(folder, 'plan.json'), join(folder, 'figures.json')]
writeFileSync(planFile, JSON.stringify(plan))
const generator = spawn(
  process.execPath,
  [join(import.meta.dirname, 'generator.ts'), planFile, figuresFile],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
undo.push(() => void generator.kill('SIGKILL'))
const using = watchProcesses(db, [
  ...apis.map(({ pid }, place) => ({ name: `API ${place + 1}`, pid })),
  { name: 'PostgreSQL', pid: postgres.pid },
  ...(front ? [{ name: 'nginx', pid: front.pid }] : []),
  { name: 'load generator', pid: generator.pid ?? 0 },
])
const ready = watchReady(direct)
const [code] = (await once(generator, 'exit')) as [number | null]
const views = await ready.stop()
const used = await using.stop()
if (code !== 0) throw new Error('The load generator broke')

const played = JSON.parse(readFileSync(figuresFile, 'utf8')) as Played
const truth = await askTruth(db, sessionNo, played, views)
say(reportOf(december, played, used, views.timesMs, truth))
for (const sentence of truth.broken) say(`BROKEN: ${sentence}`)
await stop()
process.exit(truth.broken.length > 0 ? 1 : 0)
