import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { receiveNotice } from '@hygiene/contracts/money/payment/receive-notice'
import { applyMigrations } from '@hygiene/db/migrations'
import { discardEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { buildPrograms } from '../build/build-programs.ts'
import { SERVICE_PROGRAMS } from '../build/bundled-programs.ts'
import { watchLists } from '../generators/watch-lists.ts'
import { showBeingBuilt, showBuildFailed } from './admin-page.ts'
import { adminDirectory, buildClient, discardBuild, isBuilt, webDirectory } from './build-web.ts'
import { isDemoDataMissing, seedDemoData, startEnvironmentDatabase } from './database.ts'
import { openTodaysCheckIn } from './check-in-link.ts'
import { takeLock, type LaunchLock } from './launch-lock.ts'
import { root, demoDirectory } from './paths.ts'
import { choosePort } from './ports.ts'
import { startPrograms } from './programs.ts'
import { makeStep, say, type Step } from './step.ts'

export type Environment = {
  url: string
  sandboxUrl: string
  databaseUrl: string
  /** Is the check-in address for staff phones, or null if no session is held today. */
  checkInUrl: string | null
  /** Is false while the admin console is being built; its page and the terminal report a failure. */
  isAdminBuilt: boolean
  stop: () => Promise<void>
}
export type EnvironmentOptions = { program: string; reset: boolean; watch: boolean; signal: AbortSignal }

type Ports = { api: number; sandbox: number; web: number; admin: number }
type Undo = () => Promise<void> | void

/** Starts all processes in dependency order. On failure it ends those already started. */
export async function startEnvironment(options: EnvironmentOptions): Promise<Environment> {
  const undo: Undo[] = []
  const stop = async (): Promise<void> => {
    for (const end of undo.splice(0).toReversed()) await end()
  }
  try {
    const lock = await takeLock(demoDirectory, options.program)
    undo.push(lock.release)
    return { ...(await raiseEnvironment(options, lock, undo)), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function raiseEnvironment(
  options: EnvironmentOptions,
  lock: LaunchLock,
  undo: Undo[],
): Promise<Omit<Environment, 'stop'>> {
  const { signal, watch } = options
  const step = makeStep(signal)
  if (options.reset) await step('Old environment removed', removeEnvironment)
  const ports = await choosePorts()
  const building = watch ? undefined : buildForUse(step, signal)
  building?.catch(() => {})
  undo.push(async () => {
    await building?.catch(() => {})
  })

  const databaseUrl = await openDatabase(step, undo)
  await step(
    'Migrations',
    () => applyMigrations(databaseUrl),
    (names) => `applied: ${names.length}`,
  )
  const env = environment(ports, databaseUrl, watch)
  if (await isDemoDataMissing(databaseUrl))
    await step('Environment seeded', () => seedDemoData(databaseUrl, env, signal))
  await building
  if (watch) undo.push(watchLists(say))

  const isAdminBuilt = watch || isBuilt('admin', 'plain')
  if (!isAdminBuilt) {
    discardBuild('admin')
    showBeingBuilt(adminDirectory)
  }
  await startPrograms({ env, ports, watch, step, signal, undo }, (children) =>
    lock.update({ children, databaseUrl, url: env.PUBLIC_URL }),
  )
  if (!isAdminBuilt) {
    const admin = buildAdmin(step, signal)
    undo.push(() => admin)
  }
  const checkInUrl = await openTodaysCheckIn(databaseUrl, env.PUBLIC_URL)
  return { url: env.PUBLIC_URL, sandboxUrl: sandboxOrigin(ports), databaseUrl, checkInUrl, isAdminBuilt }
}

async function buildForUse(step: Step, signal: AbortSignal): Promise<void> {
  await Promise.all([
    step('API, worker and sandbox', () => buildPrograms(SERVICE_PROGRAMS, signal), asItIs),
    step('Web application', () => buildClient('web', { packing: 'plain', signal }), asItIs),
  ])
}

async function buildAdmin(step: Step, signal: AbortSignal): Promise<void> {
  try {
    await step('Staff console', () => buildClient('admin', { packing: 'plain', signal }), asItIs)
  } catch (cause) {
    if (signal.aborted) return
    showBuildFailed(adminDirectory)
    say(cause instanceof Error ? cause.message : String(cause))
  }
}

function asItIs(outcome: 'built' | 'unchanged'): string {
  return outcome
}

async function choosePorts(): Promise<Ports> {
  return {
    api: await choosePort('API', 4000, process.env['PORT']),
    sandbox: await choosePort('Sandbox', 4100, process.env['SANDBOX_PORT']),
    web: await choosePort('Web', 5173, undefined),
    admin: await choosePort('Staff console', 5174, undefined),
  }
}

async function openDatabase(step: Step, undo: Undo[]): Promise<string> {
  const given = process.env['DATABASE_URL']
  if (given) return given
  const server = await step('PostgreSQL 18', startEnvironmentDatabase, ({ port }) => `on port ${port}`)
  undo.push(server.stop)
  return server.url
}

function sandboxOrigin(ports: Ports): string {
  return `http://127.0.0.1:${ports.sandbox}`
}

/** Both sides of the sandbox must agree on these values; none opens anything real. */
const sandboxCredentials = {
  PORTONE_API_SECRET: 'sandbox-api-secret',
  PORTONE_WEBHOOK_SECRET: 'whsec_c2FuZGJveC13ZWJob29rLXNlY3JldA==',
  PORTONE_STORE_ID: 'store-sandbox',
  PORTONE_IDENTITY_CARD_CHANNEL_KEY: 'channel-key-card-sandbox',
  PORTONE_IPIN_CHANNEL_KEY: 'channel-key-ipin-sandbox',
  SOLAPI_API_KEY: 'sandbox-sms-key',
  SOLAPI_API_SECRET: 'sandbox-sms-secret',
  SMS_SENDER: '0200000000',
}

/** Builds the environment of the processes; variables set from outside take precedence. */
function environment(ports: Ports, databaseUrl: string, watch: boolean) {
  const sandbox = sandboxOrigin(ports)
  const publicUrl = `http://127.0.0.1:${watch ? ports.web : ports.api}`
  const ours = {
    PORT: String(ports.api),
    PUBLIC_URL: publicUrl,
    PORTONE_BASE_URL: sandbox,
    PORTONE_SDK_URL: `${sandbox}/v2/browser-sdk.js`,
    JUSO_BASE_URL: sandbox,
    SOLAPI_BASE_URL: sandbox,
    LEAKED_PASSWORDS_URL: sandbox,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.api}${receiveNotice.path}`,
    SANDBOX_STATE_FILE: join(demoDirectory, 'sandbox.json'),
    ...sandboxCredentials,
    STORAGE_DIR: join(demoDirectory, 'storage'),
    WEB_DIST_DIR: watch ? '' : webDirectory,
    ADMIN_DIST_DIR: watch ? '' : adminDirectory,
    NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  }
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    name in ours && value ? [[name, value]] : [],
  )
  return { ...ours, ...Object.fromEntries(given), DATABASE_URL: databaseUrl }
}

export async function removeEnvironment(): Promise<void> {
  await discardEmbeddedPostgres(join(demoDirectory, 'postgres'))
  for (const part of ['storage', 'sandbox.json']) {
    rmSync(join(demoDirectory, part), { recursive: true, force: true, maxRetries: 5 })
  }
}
