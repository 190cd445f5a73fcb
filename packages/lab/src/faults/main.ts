import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { endWith } from '@hygiene/tooling/end-with'
import { say } from '@hygiene/tooling/step'
import { addVenues } from '../bench/bookers.ts'
import { type Acknowledged, nothingYet } from './acknowledged.ts'
import { ask, book } from './actors.ts'
import type { Fault } from './fault.ts'
import { FAULTS } from './faults.ts'
import type { Broken } from './broken.ts'
import { countOpenWork, findBroken } from './invariants.ts'
import { countExceptions } from './money-invariants.ts'
import { hesitate, pay, payLess } from './payers.ts'
import { invite, type People, WATCHERS } from './people.ts'
import { untilUp } from './process-at.ts'
import { openStage, type Stage } from './stage.ts'
import { watch } from './watch.ts'

const SEATS = 40
const HEALED_WITHIN_MS = 90_000
/** Is longer after distortion, because older orders are polled less often. */
const SETTLED_WITHIN_MS = 300_000

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    minutes: { type: 'string', default: '0.25' },
    pause: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const how = { minutes: Number(values.minutes), pause: Number(values.pause) }
const wanted = [...(values.only ?? []), ...positionals]
const chosen =
  wanted.length === 0 ? FAULTS : FAULTS.filter(({ name }) => wanted.some((word) => name.includes(word)))
if (chosen.length === 0) {
  process.stderr.write(
    `No fault is named so. There are: ${FAULTS.map(({ name }) => `«${name}»`).join(', ')}\n`,
  )
  process.exit(2)
}

const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)

async function play(
  stage: Stage,
  people: People,
  acknowledged: Acknowledged,
  fault: Fault,
): Promise<boolean> {
  await fault.prepare?.(stage)
  const begun = performance.now()
  const [venue] = await addVenues(stage.db, 1, SEATS)
  if (!venue) throw new Error('There is no venue')
  const ending = new AbortController()
  const scene = { stage, acknowledged, pause: how.pause, signal: ending.signal }
  const actors = [
    ...people.students.map((student) => watch(scene, student)),
    ...[venue, venue, venue, venue, people.roomy, people.roomy].map((place) =>
      book(scene, people.bookers, place),
    ),
    ...Array.from({ length: 3 }, () => pay(scene, people.payers)),
    payLess(scene, people.payers),
    hesitate(scene, people.payers),
    ask(scene),
  ]
  const calls = { ...acknowledged.calls }
  await sleep(1_500)
  const struck = performance.now()
  await fault.strike(stage, how)
  await untilUp(`http://127.0.0.1:${stage.api.front.port}/readyz`, HEALED_WITHIN_MS)
  const away = (performance.now() - struck) / 1000
  const stuck = await untilAllGoOn(acknowledged)
  ending.abort()
  await Promise.all(actors)

  const broken = [...stuck, ...(await settle(stage, acknowledged))]
  const answered = acknowledged.calls.answered - calls.answered
  const repeated = acknowledged.calls.repeated - calls.repeated
  say(
    `${broken.length === 0 ? '✓' : '✗'} ${fault.name.padEnd(36)} whole again after ${away.toFixed(1)} s, ${answered} calls answered, ${repeated} made again, all in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  )
  for (const { what, found } of broken.slice(0, 8)) say(`    ${what}: ${found}`)
  return broken.length === 0
}

async function untilAllGoOn(acknowledged: Acknowledged): Promise<Broken[]> {
  const { watched, paid, unpaid, asked } = acknowledged
  const before = { watched: new Map(watched), orders: paid.size + unpaid.size, asked }
  const end = performance.now() + HEALED_WITHIN_MS
  for (;;) {
    await sleep(500)
    const stuck = [...watched].filter(
      ([key, { credited }]) => credited < (before.watched.get(key)?.credited ?? 0) + 1,
    ).length
    const isWell = stuck === 0 && paid.size + unpaid.size > before.orders && acknowledged.asked > before.asked
    if (isWell) return []
    if (performance.now() > end)
      return [
        {
          what: 'people who do not go on',
          found: `${stuck} watchers, orders ${paid.size + unpaid.size - before.orders}, questions ${acknowledged.asked - before.asked}`,
        },
      ]
  }
}

async function settle(stage: Stage, acknowledged: Acknowledged): Promise<Broken[]> {
  const end = performance.now() + (how.minutes > 1 ? SETTLED_WITHIN_MS : HEALED_WITHIN_MS)
  for (;;) {
    const broken = await findAll(stage, acknowledged).catch((error: unknown) => [
      { what: 'a question without an answer', found: String(error) },
    ])
    if (broken.length === 0 || performance.now() > end) return broken
    await sleep(1_000)
  }
}

async function findAll(stage: Stage, acknowledged: Acknowledged): Promise<Broken[]> {
  const open = await countOpenWork(stage.db)
  const broken = await findBroken(stage, acknowledged)
  return open === 0 ? broken : [...broken, { what: 'work that is due and not done', found: `${open} rows` }]
}

function notifyNow(stage: Stage, acknowledged: Acknowledged): void {
  const { paid, booked, begunAt } = acknowledged
  const passed = Math.round((Date.now() - begunAt.getTime()) / 60_000)
  const megabytes = Math.round(process.memoryUsage().rss / 2 ** 20)
  const exceptions = countExceptions(stage.db).catch(() => '?')
  void exceptions.then((count) =>
    say(
      `    ${passed} min: ${paid.size} payments, ${count} exceptions, ${booked.size} seats; this program has ${megabytes} MB`,
    ),
  )
}

try {
  await buildPrograms()
  const stage = await openStage(undo)
  const people = await invite(stage, chosen.length, how)
  const acknowledged = nothingYet()
  say(
    `${WATCHERS} people watch, venues of ${SEATS} seats fill, people pay; ${chosen.length} faults, one after the other`,
  )
  if (how.minutes > 1) setInterval(() => notifyNow(stage, acknowledged), 60_000).unref()
  let failed = 0
  for (const fault of chosen) failed += (await play(stage, people, acknowledged, fault)) ? 0 : 1
  const seconds = [...acknowledged.watched.values()].reduce((sum, { credited }) => sum + credited, 0)
  say(
    `acknowledged and kept: ${Math.round(seconds)} s of watching, ${acknowledged.booked.size} seats, ${acknowledged.paid.size} payments; ${acknowledged.short.size} with less money and ${acknowledged.unpaid.size} without; ${await countExceptions(stage.db)} cases for staff`,
  )
  const distortions = Object.entries(stage.faultyGateway.notified()).map(
    ([distortion, times]) => `${distortion} ${times}`,
  )
  if (distortions.length > 0) say(`distortions: ${distortions.join(', ')}`)
  say(`refused with: ${[...acknowledged.refused].join(' / ') || 'nothing'}`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await stop()
}
// Exits explicitly: Node otherwise spins on handles of reset connections.
process.exit()
