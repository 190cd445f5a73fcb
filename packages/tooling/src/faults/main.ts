import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectDatabase } from '@hygiene/db'
import { addCourse, addEnrolment, contractClient } from '@hygiene/testing'
import { addBookers, addHalls, type Booker } from '../bench/bookers.ts'
import { addStudents, type Student } from '../bench/students.ts'
import { buildPrograms } from '../build/build-programs.ts'
import { endWith } from '../launcher/end-with.ts'
import { say } from '../launcher/step.ts'
import { type Acknowledged, nothingYet } from './acknowledged.ts'
import { ask, book, hesitate, pay, type Payer, watch } from './actors.ts'
import type { Fault } from './fault.ts'
import { FAULTS } from './faults.ts'
import type { Broken } from './broken.ts'
import { countOpenWork, findBroken } from './invariants.ts'
import { untilUp } from './process-at.ts'
import { onDatabase, openStage, type Stage } from './stage.ts'

const WATCHERS = 24
const BOOKERS = 4_000
const PAYERS = 1_500
/** So many more for each minute of a long fault, and so long one of them takes. */
const PAYERS_A_MINUTE = 170
const PAYING_MS = { short: 800, long: 1_200 }
const SEATS = 40
/** Everyone is served again and all work that is due is done within this, after a fault has gone. */
const HEALED_WITHIN_MS = 90_000

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true }, minutes: { type: 'string', default: '0.25' } },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
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

interface People {
  students: Student[]
  bookers: Iterator<Booker>
  payers: Iterator<Payer>
}

async function invite(stage: Stage): Promise<People> {
  const { db, close } = connectDatabase({ url: stage.databaseUrl })
  try {
    const students = await addStudents(db, contractClient(stage.api.origin), WATCHERS)
    const everyone = await addBookers(db, BOOKERS + PAYERS + Math.ceil(minutes * PAYERS_A_MINUTE))
    const course = await addCourse(db, { year: new Date().getFullYear(), industryType: 2 })
    const payers: Payer[] = []
    for (const { memberNo, token } of everyone.slice(BOOKERS)) {
      const person = await db.member.findUniqueOrThrow({ where: { memberNo } })
      const enrolment = await addEnrolment(db, person, course, {
        licenceNo: `3${String(memberNo).padStart(9, '0')}`,
      })
      payers.push({ applicationNo: enrolment.applicationNo, token })
    }
    return { students, bookers: everyone.slice(0, BOOKERS).values(), payers: payers.values() }
  } finally {
    await close()
  }
}

/** One fault under load: strike, heal, let the work run out, ask the database. */
async function play(
  stage: Stage,
  people: People,
  acknowledged: Acknowledged,
  fault: Fault,
): Promise<boolean> {
  await fault.prepare?.(stage)
  const begun = performance.now()
  const [hall] = await onDatabase(stage, (db) => addHalls(db as never, 1, SEATS))
  if (!hall) throw new Error('There is no hall')
  const ending = new AbortController()
  const scene = { stage, acknowledged, signal: ending.signal }
  const actors = [
    ...people.students.map((student) => watch(scene, student)),
    ...Array.from({ length: 6 }, () => book(scene, people.bookers, hall)),
    ...Array.from({ length: 3 }, () =>
      pay(scene, people.payers, minutes > 1 ? PAYING_MS.long : PAYING_MS.short),
    ),
    hesitate(scene, people.payers),
    ask(scene),
  ]
  const calls = { ...acknowledged.calls }
  await sleep(1_500)
  const struck = performance.now()
  await fault.strike(stage, minutes)
  await untilUp(`http://127.0.0.1:${stage.api.front.port}/readyz`, HEALED_WITHIN_MS)
  const away = (performance.now() - struck) / 1000
  const standing = await untilAllGoOn(acknowledged)
  ending.abort()
  await Promise.all(actors)

  const broken = [...standing, ...(await settle(stage, acknowledged))]
  const answered = acknowledged.calls.answered - calls.answered
  const repeated = acknowledged.calls.repeated - calls.repeated
  say(
    `${broken.length === 0 ? '✓' : '✗'} ${fault.name.padEnd(36)} whole again after ${away.toFixed(1)} s, ${answered} calls answered, ${repeated} made again, all in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  )
  for (const { what, found } of broken.slice(0, 8)) say(`    ${what}: ${found}`)
  return broken.length === 0
}

/** After the fault each watcher earns seconds again, and orders and questions are answered. */
async function untilAllGoOn(acknowledged: Acknowledged): Promise<Broken[]> {
  const { watched, paid, unpaid, asked } = acknowledged
  const before = { watched: new Map(watched), orders: paid.size + unpaid.size, asked }
  const end = performance.now() + HEALED_WITHIN_MS
  for (;;) {
    await sleep(500)
    const standing = [...watched].filter(
      ([key, { credited }]) => credited < (before.watched.get(key)?.credited ?? 0) + 1,
    ).length
    const isWell =
      standing === 0 && paid.size + unpaid.size > before.orders && acknowledged.asked > before.asked
    if (isWell) return []
    if (performance.now() > end)
      return [
        {
          what: 'people who do not go on',
          found: `${standing} watchers, orders ${paid.size + unpaid.size - before.orders}, questions ${acknowledged.asked - before.asked}`,
        },
      ]
  }
}

async function settle(stage: Stage, acknowledged: Acknowledged) {
  const end = Date.now() + HEALED_WITHIN_MS
  for (;;) {
    const [open, broken] = await onDatabase(
      stage,
      async (db) => [await countOpenWork(db), await findBroken(db, stage.sandbox, acknowledged)] as const,
    ).catch(
      (error: unknown) => [0, [{ what: 'a question without an answer', found: String(error) }]] as const,
    )
    if (open === 0 && broken.length === 0) return []
    if (Date.now() > end)
      return [
        ...broken,
        ...(open > 0 ? [{ what: 'work that is due and not done', found: `${open} rows` }] : []),
      ]
    await sleep(1_000)
  }
}

try {
  await buildPrograms()
  const stage = await openStage(undo)
  const people = await invite(stage)
  const acknowledged = nothingYet()
  say(
    `${WATCHERS} people watch, halls of ${SEATS} seats fill, people pay; ${chosen.length} faults, one after the other`,
  )
  let failed = 0
  for (const fault of chosen) failed += (await play(stage, people, acknowledged, fault)) ? 0 : 1
  const seconds = [...acknowledged.watched.values()].reduce((sum, { credited }) => sum + credited, 0)
  say(
    `acknowledged and kept: ${Math.round(seconds)} s of watching, ${acknowledged.booked.size} seats, ${acknowledged.paid.size} payments`,
  )
  const lies = Object.entries(stage.liar.told()).map(([lie, times]) => `${lie} ${times}`)
  if (lies.length > 0) say(`lies told: ${lies.join(', ')}`)
  say(`refused with: ${[...acknowledged.refused].join(' / ') || 'nothing'}`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await stop()
}
