import { loadavg } from 'node:os'
import { endWith } from '@hygiene/tooling/end-with'
import { LaunchFailure, makeStep, say } from '@hygiene/tooling/step'
import { askSite } from './compose/ask.ts'
import { untilHealthy } from './compose/containers.ts'
import { startEnvironment, environmentOf } from './compose/development.ts'
import { viewEdge } from './compose/edge.ts'
import { composeWith, findEngine } from './compose/engine.ts'
import { viewInside } from './compose/view-inside.ts'
import { replaceApi } from './compose/replace-api.ts'
import { PROJECT, setStage, type Stage } from './compose/stage.ts'
import { walk } from './compose/walk.ts'
import { startControl } from './opening/control.ts'

/**
 * Runs `pnpm lab compose [built]`: starts both compose files on the engine of DOCKER_HOST and walks the main journey over TLS.
 * `built` reuses the previous images; BUILD_NETWORK=host builds them in this machine's network.
 */
const isBuilt = process.argv.includes('built')
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
  const engine = await findEngine()
  const { docker } = engine
  const stage = await step('Certificate, secrets and vendors', () => setStage(engine, undo))
  const { compose, url, ports, machine, certificate } = stage
  const start = async (): Promise<void> => {
    await compose('up', '--detach').catch(async (cause: unknown) => {
      say(await compose('logs', '--tail', '40', 'postgres', 'migrate', 'api', 'worker'))
      throw cause
    })
    await untilHealthy(docker, PROJECT)
  }

  if (!isBuilt) await step('Images of production', () => compose('build'))
  await step('Production is healthy', start)
  await step('Containers are as promised:', () => viewInside(stage), String)
  await step('HSTS, the way to TLS, TLS 1.2 at least', () => viewEdge(ports, certificate.ca, url))
  const control = await startControl({
    restart: async () => {
      await compose('restart', 'postgres', 'redis', 'api', 'worker')
      await untilHealthy(docker, PROJECT)
    },
    messages: ({ to = '' }) => stage.messages(to),
    type: ({ program = '', text = [], password = '' }) => typeInside(stage, program, text, password),
    logs: async () => ({ api: await compose('logs', '--tail', '400', 'api', 'worker') }),
  })
  undo.push(control.stop)
  const { publicKeyHash } = certificate
  // Leaves the clock alone: containers share the machine's.
  const walked = { url, control: control.origin, isShort: true, canMoveClock: false, machine, publicKeyHash }
  await step('An association opens by TLS', () => walk('apps/e2e/src/deployment/opening.spec.ts', walked))

  const ask = () => askSite(ports.https, certificate.ca, '/readyz')
  const replaced = { docker, compose, project: PROJECT }
  await step('API replaced:', () => replaceApi(replaced, ask), JSON.stringify)
  const blocker = `${PROJECT}-blocker`
  undo.push(() => docker('rm', '--force', blocker).catch(() => ''))
  const takeAddress = async (network: string): Promise<void> => {
    await docker('run', '--detach', '--name', blocker, '--network', network, 'redis:8', 'sleep', '600')
  }
  await step('API replaced at another address:', () => replaceApi(replaced, ask, takeAddress), JSON.stringify)
  await docker('rm', '--force', blocker)

  await step('Down, and up again', async () => {
    await compose('down', '--timeout', '30')
    await start()
  })
  await step('Data is there', () => walk('apps/e2e/src/deployment/production-again.spec.ts', walked))
  await step('Production down', () => compose('down', '--volumes'))

  const environment = await environmentOf(engine, stage.place)
  undo.push(() => environment.compose('down', '--volumes', '--timeout', '10'))
  if (!isBuilt) await step('Images of the environment', () => environment.compose('build'))
  await step('docker-compose.yml starts and lets a person in', () => startEnvironment(engine, environment))
}

/** Passes the password by standard input, as docs/install.md says. Neither a process list nor `docker inspect` shows it. */
async function typeInside(
  { engine, project }: Stage,
  program: string,
  text: readonly string[],
  password: string,
): Promise<string> {
  const line = `node apps/console/dist/${program}.js "$@"`
  const shell = ['sh', '-c', `read -r STAFF_PASSWORD && export STAFF_PASSWORD && ${line}`, 'sh']
  return composeWith(`${password}\n`, engine, project, 'exec', '-T', 'api', ...shell, ...text)
}

say(`load ${loadavg()[0]?.toFixed(1)} at the start, ${new Date().toISOString().slice(0, 10)}`)
const since = performance.now()
const failure = await run().then(
  () => undefined,
  (cause: unknown) => (cause instanceof LaunchFailure ? cause.message : (cause as Error).stack),
)
await stop()
say(
  failure ??
    `All held, in ${((performance.now() - since) / 1000).toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)}`,
)
process.exit(failure === undefined ? 0 : 1)
