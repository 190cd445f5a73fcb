import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receiveNotice } from '@hygiene/contracts/money/payment/receive-notice'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { type OpenedDatabase, openDatabase } from '@hygiene/testing/open-database'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { answersAt, bundleOf, ROOT, startProgram } from './program.ts'

export const WEB_DIST = process.env['WEB_DIST_DIR'] || join(ROOT, 'apps', 'web', 'dist')

export interface Environment {
  url: string
  databaseUrl: string
  db: OpenedDatabase['db']
  sandbox: RunningSandbox
  logs(): Record<string, string>
  stop(): Promise<void>
}

export async function openEnvironment(): Promise<Environment> {
  const undo: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of undo.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await raise(undo)), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function raise(undo: (() => Promise<void>)[]): Promise<Omit<Environment, 'stop'>> {
  const database = await openDatabase()
  undo.push(() => database.drop())
  const storage = await mkdtemp(join(tmpdir(), 'hygiene-e2e-'))
  undo.push(() => rm(storage, { recursive: true, force: true }))

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(`${url}${receiveNotice.path}`, bundleOf('apps/sandbox/src/main.ts'))
  undo.push(() => sandbox.stop())

  const env = environment({ url, port, storage, databaseUrl: database.url, sandbox: sandbox.origin })
  const api = startProgram('API', 'apps/api/src/main.ts', env)
  const worker = startProgram('worker', 'apps/worker/src/main.ts', env)
  undo.push(() => Promise.all([api.stop(), worker.stop()]).then(() => undefined))
  await Promise.all([
    api.ready(() => answersAt(`${url}/readyz`)),
    worker.ready((log) => log.includes('worker ready')),
  ])
  return {
    url,
    databaseUrl: database.url,
    db: database.db,
    sandbox,
    logs: () => ({ api: api.log(), worker: worker.log() }),
  }
}

type Places = { url: string; port: number; storage: string; databaseUrl: string; sandbox: string }

function environment({ url, port, storage, databaseUrl, sandbox }: Places): Record<string, string> {
  return {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    STORAGE_DIR: storage,
    WEB_DIST_DIR: WEB_DIST,
    ADMIN_DIST_DIR: join(ROOT, 'apps', 'admin', 'dist'),
    // Trusts the address that the browser forwards, as the web server in front would set it.
    TRUSTED_PROXIES: '1',
    RATE_LIMIT: 'off',
    // Skips the grace period, because no load balancer is in front.
    STOP_GRACE_SECONDS: '0',
    LOG_LEVEL: 'error',
    PORTONE_BASE_URL: sandbox,
    PORTONE_SDK_URL: `${sandbox}/v2/browser-sdk.js`,
    PORTONE_IDENTITY_CARD_CHANNEL_KEY: 'channel-key-card-sandbox',
    PORTONE_IPIN_CHANNEL_KEY: 'channel-key-ipin-sandbox',
    JUSO_BASE_URL: sandbox,
    SOLAPI_BASE_URL: sandbox,
    LEAKED_PASSWORDS_URL: sandbox,
    PAYMENT_POLL_SECONDS: '2',
    SESSION_POLL_SECONDS: '2',
    // Postpones the reconciliation: people of a scenario have paid at no gateway, and a night would report them all to staff.
    RECONCILIATION_POLL_SECONDS: '86400',
  }
}
