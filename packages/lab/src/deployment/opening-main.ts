import { loadavg } from 'node:os'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { buildClients } from '@hygiene/tooling/build-web'
import { endWith } from '@hygiene/tooling/end-with'
import { LaunchFailure, makeStep, say } from '@hygiene/tooling/step'
import { hasFakeTime } from '../faults/clocks.ts'
import { walk } from './compose/walk.ts'
import { startControl } from './opening/control.ts'
import { prepareMachine } from './opening/machine.ts'

/**
 * Runs `pnpm lab opening [short]`: an association opens from an empty production database through the screens alone. `short`, for
 * `npm test -- --all`, takes one lecture instead of three.
 */
const isShort = process.argv.includes('short')
const undo: (() => unknown)[] = []
const ending = new AbortController()
let stopped: Promise<void> | undefined
/** Runs once, because a signal and the normal end may coincide. */
function stop(): Promise<void> {
  ending.abort()
  stopped ??= endAll()
  return stopped
}
async function endAll(): Promise<void> {
  for (const end of undo.splice(0).toReversed())
    await Promise.resolve(end()).catch((cause: unknown) => say(String(cause)))
}
endWith(stop)
const step = makeStep(ending.signal)

async function run(): Promise<void> {
  const since = performance.now()
  await step('Programs and clients built', async () => {
    await buildPrograms()
    await buildClients()
  })
  const machine = await step('Certificate, secrets, servers and vendors', () => prepareMachine(undo))
  await step('Migrated, API and worker ready', () => machine.start())
  say(`The site is up after ${((performance.now() - since) / 60_000).toFixed(1)} minutes.`)
  const controlled = await startControl({
    restart: ({ ahead }) => machine.restart(ahead),
    messages: ({ to = '' }) => machine.vendors.messages(to),
    type: ({ program = '', text = [], password }) => machine.type(program, text, password),
    logs: () => Promise.resolve(machine.logs()),
  })
  undo.push(controlled.stop)
  const { url, publicKeyHash } = machine
  const control = controlled.origin
  const walked = { url, control, isShort, canMoveClock: hasFakeTime(), machine: '127.0.0.1', publicKeyHash }
  await walk('apps/e2e/src/deployment/opening.spec.ts', walked)
  say(
    `From the first command to the last certificate: ${((performance.now() - since) / 60_000).toFixed(1)} minutes.`,
  )
}

say(`load ${loadavg()[0]?.toFixed(1)} at the start, ${new Date().toISOString().slice(0, 10)}`)
const failure = await run().then(
  () => undefined,
  (cause: unknown) => (cause instanceof LaunchFailure ? cause.message : (cause as Error).stack),
)
await stop()
say(failure ?? `All held; load ${loadavg()[0]?.toFixed(1)}`)
process.exit(failure === undefined ? 0 : 1)
