import { contractClient } from '@hygiene/testing'
import { endWith } from '@hygiene/tooling/end-with'
import { say } from '@hygiene/tooling/step'
import { startChild } from '../bench/child.ts'
import { addStudents, addVisitors } from '../bench/students.ts'
import { API_ENTRY, apiSettings } from '../bench/environment.ts'
import { scratchEnvironment } from './scratch-environment.ts'
import { play, tableOf } from './surge.ts'

/**
 * Runs `pnpm lab surge [people] [seconds] [entry of another version's API]`: 600 people, half logging in, on a database of its
 * own.
 */
const [people = '600', seconds = '20', entry = API_ENTRY] = process.argv.slice(2)

const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)

const { folder, url, database } = await scratchEnvironment(undo)
const api = await startChild(entry, apiSettings(url, folder))
undo.push(api.stop)
const students = await addStudents(database.db, contractClient(api.origin), 64)
const userIds = await addVisitors(database.db, Number(people))

say(`${people} people for ${seconds} s`)
const tokens = students.map(({ token }) => token)
const figures = await play({
  origin: api.origin,
  seconds: Number(seconds),
  people: Number(people),
  userIds,
  tokens,
})
say(tableOf(figures, Number(seconds)))
const calm = performance.now()
await fetch(`${api.origin}/readyz`)
say(`/readyz right after: ${(performance.now() - calm).toFixed(0)} ms`)
await stop()
