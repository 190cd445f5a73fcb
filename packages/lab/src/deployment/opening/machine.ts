import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startFakeClamd } from '@hygiene/testing/fake-clamd'
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { root } from '@hygiene/tooling/paths'
import { WORKER_MEMORY } from '@hygiene/tooling/worker-memory'
import { clockIn } from '../../faults/clocks.ts'
import { openRedis } from '../../faults/servers.ts'
import { makeCertificate } from '../compose/certificate.ts'
import { runProgram } from '../compose/engine.ts'
import { SITE, VENDORS } from '../compose/names.ts'
import { startRelay } from '../compose/relay.ts'
import { giveVendorSecrets, SHARED_WITH_VENDORS, startVendors, type Vendors } from '../compose/vendors.ts'
import { type RunningProgram, startUnit } from './programs.ts'

const FILE = join(root, 'packages/deploy/systemd/hygiene.env')

function environmentOf(secretsFolder: string): Record<string, string> {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      const [name, value] = [line.slice(0, at), line.slice(at + 1)]
      return [name, name.endsWith('_FILE') ? join(secretsFolder, basename(value)) : value]
    }),
  )
}

export type Undo = (() => unknown)[]

export interface Machine {
  url: string
  publicKeyHash: string
  vendors: Vendors
  start: () => Promise<void>
  restart: (ahead?: number) => Promise<void>
  type: (program: string, text: readonly string[], password?: string) => Promise<string>
  logs: () => Record<string, string>
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

export async function prepareMachine(undo: Undo): Promise<Machine> {
  const place = mkdtempSync(join(tmpdir(), 'hygiene-opening-'))
  chmodSync(place, 0o755)
  undo.push(() => rmSync(place, { recursive: true, force: true }))
  const certificate = await makeCertificate(place, [SITE, VENDORS])
  const secretsFolder = join(place, 'secrets')
  await runProgram([process.execPath, 'packages/deploy/src/secrets.ts', secretsFolder, '127.0.0.1'])
  const secrets = giveVendorSecrets(secretsFolder)

  const threads = clockIn(place, 'machine', true)
  const openDatabase = (port: number): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      directory: join(place, 'postgres'),
      choosePort: () => Promise.resolve(port),
      env: { ...threads.env, ...(threads.env['LD_PRELOAD'] ? withoutThreads(threads.env) : {}) },
    })
  const databasePort = await freePort()
  let database = await openDatabase(databasePort)
  undo.push(() => database.stop())
  const redis = await openRedis()
  undo.push(() => redis?.stop())
  const clamd = await startFakeClamd()
  undo.push(() => clamd.stop())
  giveSecret(secretsFolder, 'DATABASE_URL', database.url)
  giveSecret(secretsFolder, 'REDIS_URL', redis ? `redis://127.0.0.1:${redis.port}` : 'none')

  const api = { host: '127.0.0.1', port: await freePort() }
  const tls = {
    key: readFileSync(join(certificate.folder, 'privkey.pem'), 'utf8'),
    cert: readFileSync(join(certificate.folder, 'fullchain.pem'), 'utf8'),
  }
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
  const front = await startRelay({ host: '127.0.0.1', tls }, { ...api, headers: forwarded })
  undo.push(front.stop)
  const url = `https://${SITE}:${front.port}`
  const vendors = await startVendors('127.0.0.1', front.port, certificate, { ...secrets, ...threads.env })
  undo.push(vendors.stop)
  const proxy = await startOutwardProxy(VENDORS)
  undo.push(proxy.stop)

  const settings = {
    ...environmentOf(secretsFolder),
    ...threads.env,
    ...SHARED_WITH_VENDORS,
    PUBLIC_URL: url,
    PORT: String(api.port),
    WEB_DIST_DIR: join(root, 'apps/web/dist'),
    ADMIN_DIST_DIR: join(root, 'apps/admin/dist'),
    STORAGE_DIR: join(place, 'storage'),
    CLAMD_ADDRESS: clamd.address,
    PORTONE_CHANNEL_KEY: 'channel-key-payment',
    PORTONE_IDENTITY_CHANNEL_KEY: 'channel-key-identity',
    PORTONE_BASE_URL: vendors.origin,
    PORTONE_SDK_URL: `${vendors.origin}/v2/browser-sdk.js`,
    JUSO_BASE_URL: vendors.origin,
    SOLAPI_BASE_URL: vendors.origin,
    FOOD_SAFETY_BASE_URL: vendors.origin,
    LEAKED_PASSWORDS_URL: vendors.origin,
    NODE_EXTRA_CA_CERTS: certificate.caFile,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: proxy.url,
  }
  // Clears the file setting: without Redis the queues are in PostgreSQL, and an empty file would be refused.
  if (!redis) Object.assign(settings, { REDIS_URL_FILE: '' })
  mkdirSync(settings.STORAGE_DIR)

  let running: Record<string, RunningProgram> = {}
  const stop = (): Promise<unknown> => Promise.all(Object.values(running).map((program) => program.stop()))
  undo.push(stop)
  const start = async (): Promise<void> => {
    await runUnit(['packages/db/src/migrations/main.ts'], settings)
    const [apiUnit, worker] = [
      startUnit('API', ['apps/api/dist/main.js'], settings),
      startUnit('worker', [...WORKER_MEMORY, 'apps/worker/dist/main.js'], settings),
    ]
    running = { api: apiUnit, worker }
    await apiUnit.ready(() => isUp(`http://127.0.0.1:${api.port}/readyz`))
    await worker.ready((log) => log.includes('worker ready'))
  }
  return {
    url,
    publicKeyHash: certificate.publicKeyHash,
    vendors,
    start,
    async restart(ahead) {
      await stop()
      if (ahead !== undefined) threads.step(ahead)
      await database.stop()
      database = await openDatabase(databasePort)
      await start()
    },
    type: (program, text, password) => {
      const env = password === undefined ? settings : { ...settings, STAFF_PASSWORD: password }
      return runUnit([`apps/console/dist/${program}.js`, ...text], env)
    },
    logs: () => Object.fromEntries(Object.entries(running).map(([name, { log }]) => [name, log()])),
  }
}

const runUnit = (text: readonly string[], env: Readonly<Record<string, string>>): Promise<string> =>
  runProgram([process.execPath, ...text], env)

/** PostgreSQL needs the libfaketime build for single-threaded programs; both builds read the same file. */
function withoutThreads(env: Readonly<Record<string, string>>): Record<string, string> {
  return { LD_PRELOAD: (env['LD_PRELOAD'] ?? '').replace('MT.so', '.so') }
}

function giveSecret(folder: string, name: string, value: string): void {
  const file = join(folder, name)
  chmodSync(file, 0o644)
  writeFileSync(file, value)
}

/**
 * Acts as the outgoing proxy (HTTPS_PROXY): it resolves the throw-away names and does not end TLS. It refuses everything else, so
 * no call leaves this machine.
 */
async function startOutwardProxy(name: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_call, answer) => answer.writeHead(405).end())
  server.on('connect', (call, socket) => {
    const [host, port] = (call.url ?? '').split(':')
    if (host !== name) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      onward.pipe(socket)
      socket.pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
