import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connectDatabase, type PrismaClient } from '@hygiene/db'
import { applyMigrations } from '@hygiene/db/migrations'
import { addEmployee, startSandbox } from '@hygiene/testing'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { addHalls } from '../bench/bookers.ts'
import { root } from '../launcher/paths.ts'
import { say } from '../launcher/step.ts'
import { asServer, makeCluster, type Programs, serverFolder, startServer } from './machine-postgres.ts'
import { judgeNights } from './returned-nights.ts'
import { differingTables, doneTwice, hashTables, lostFiles, type TableHashes } from './returned-checks.ts'
import { actsAt, invitePeople, type PersonPaying, untilDone } from './returned-people.ts'
import { program, serviceSettings, startService } from './returned-service.ts'

const run = promisify(execFile)

export type Way = 'archive' | 'backup'
type Returned = { url: string; port: number; after: TableHashes; said: string }
type Undo = (() => Promise<void> | void)[]

/** Seconds after which a piece of the log is closed though it is not full: in production 60. */
const ARCHIVE_SECONDS = 2

/** Plays the loss and the return; answers what is broken afterwards. */
export async function playReturn(way: Way, programs: Programs, undo: Undo): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hygiene-return-'))
  chmodSync(folder, 0o755)
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // Where the server's user can read them, as the compose file mounts them.
  const scripts = join(folder, 'scripts')
  cpSync(join(root, 'packages/deploy/postgres'), scripts, { recursive: true })
  const archive = serverFolder(join(folder, 'archive'))
  const [storage, kept] = [join(folder, 'storage'), join(folder, 'kept')]
  const server = await firstMachine()
  const url = await addDatabase(server.url)
  const port = await freePort()
  const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/payments/notice`)
  undo.push(() => sandbox.stop())
  const settings = serviceSettings(url, storage, sandbox.origin)
  mkdirSync(storage)
  const service = await startService(settings, port)
  undo.push(() => service.stop().catch(() => {}))
  const database = connectDatabase({ url, poolSize: 4 })
  undo.push(() => database.close())
  const { db } = database
  const people = await invitePeople(db, service.origin, 16)
  await addEmployee(db, { loginId: 'hoegye', role: 'finance' })
  const acts = actsAt(service.origin, sandbox, database)
  const payAndConfirm = async (person: PersonPaying): Promise<void> => {
    await acts.order(person)
    await acts.pay(person)
    await acts.confirm(person)
  }

  // Long before: five have paid, their receipts are drawn.
  const [early, refunding, meanwhile, open, later] = [
    people.slice(0, 5),
    people.slice(0, 2),
    people.slice(5, 9),
    people.slice(9, 12),
    people.slice(12, 16),
  ]
  service.startWorker()
  for (const person of early) await payAndConfirm(person)
  for (const person of early) await acts.receipt(person)
  await untilDone(db)
  say(`  ${await baseBackup(server.port)}`)
  say(`  ${await program('backup', [kept], settings)}`)

  // Up to the instant: work that is due and not done, orders that are open.
  await service.stopWorker()
  for (const person of meanwhile) await payAndConfirm(person)
  for (const person of refunding) await acts.refund(person)
  for (const person of open) await acts.order(person)
  if (way === 'backup') say(`  ${await program('backup', [kept], settings)}`)
  const before = await hashTables(db)
  const instant = new Date()
  await sleep(1_100)

  // After it: the work is done, money and texts go out, and the database forgets it all.
  service.startWorker()
  for (const person of [...open, ...later]) {
    if (person.paymentId === '') await acts.order(person)
    await acts.pay(person)
    await acts.confirm(person)
  }
  await acts.refund(early[2]!)
  for (const person of later) await acts.receipt(person)
  await untilDone(db)
  const texts = (await sandbox.messages()).length
  await sleep((ARCHIVE_SECONDS + 1) * 1_000)
  await service.stop()
  await database.close()
  await server.kill()
  rmSync(join(folder, 'postgres'), { recursive: true })
  rmSync(storage, { recursive: true })

  const lost = way === 'archive' ? await returnToLatest() : []
  const since = performance.now()
  const returned = await (way === 'archive' ? returnByLog() : restoreBackup())
  say(`  back after ${((performance.now() - since) / 1000).toFixed(1)} s: ${returned.said}`)
  const found = differingTables(before, returned.after)
  say(`  ${Object.keys(before).length} tables compared, ${found.length} differ`)

  const again = { ...settings, DATABASE_URL: returned.url }
  const newService = await startService(again, port)
  undo.push(() => newService.stop().catch(() => {}))
  const newDatabase = connectDatabase({ url: returned.url, poolSize: 4 })
  undo.push(() => newDatabase.close())
  newService.startWorker()
  say(`  ${(await program('documents', ['redraw', '--order'], again)).replaceAll('\n', '; ')}`)
  await untilDone(newDatabase.db)
  found.push(...(await lostFiles(newDatabase.db, storage)))
  const nights = { db: newDatabase.db, sandbox, origin: newService.origin, open, later, refunded: early[2]! }
  found.push(...(await judgeNights(nights)))
  await untilDone(newDatabase.db)
  found.push(...(await doneTwice(sandbox)))
  if (way === 'archive') found.push(...(await loseAgain(returned.port, newDatabase.db)))
  say(`  ${texts} texts before the loss, ${(await sandbox.messages()).length} in all`)
  return [...found, ...lost]

  async function firstMachine() {
    const data = serverFolder(join(folder, 'postgres'))
    makeCluster(programs, data, {
      archive_mode: 'on',
      archive_command: `sh "${join(scripts, 'keep-wal.sh')}" "%p" "%f" "${archive}"`,
      archive_timeout: String(ARCHIVE_SECONDS),
    })
    return startServer(programs, data)
  }

  async function addDatabase(serverUrl: string): Promise<string> {
    await onServer(serverUrl, (client) => client.query('CREATE DATABASE trial'))
    const made = databaseUrl(serverUrl, 'trial')
    await applyMigrations(made)
    return made
  }

  async function script(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
    const as = asServer(programs)
    const { stdout } = await run('sh', [join(scripts, `${name}.sh`), ...args], {
      ...as,
      env: { ...as.env, ...env },
    })
    return stdout.trim()
  }

  function baseBackup(at: number): Promise<string> {
    return script('base-backup', [archive], { PGHOST: '127.0.0.1', PGPORT: String(at), PGUSER: 'postgres' })
  }

  async function layAndStart(name: string, at: string, flags: string[] = []) {
    const data = serverFolder(join(folder, name))
    await script('return-to', [archive, at, data])
    const started = await startServer(programs, data, flags)
    undo.push(() => started.stop())
    return { url: databaseUrl(started.url, 'trial'), port: started.port }
  }

  async function returnByLog(): Promise<Returned> {
    const at = instant.toISOString()
    const { url: newUrl, port: newPort } = await layAndStart('postgres-returned', at)
    const after = await onDatabase(newUrl, hashTables)
    const said = await program('restore', ['--returned', at, kept], { ...settings, DATABASE_URL: newUrl })
    return { url: newUrl, port: newPort, after, said }
  }

  async function restoreBackup(): Promise<Returned> {
    const data = serverFolder(join(folder, 'postgres-empty'))
    makeCluster(programs, data, {})
    const started = await startServer(programs, data)
    undo.push(() => started.stop())
    await onServer(started.url, (client) => client.query('CREATE DATABASE trial'))
    const newUrl = databaseUrl(started.url, 'trial')
    const newest =
      readdirSync(kept)
        .filter((name) => name !== 'files')
        .toSorted()
        .at(-1) ?? ''
    const said = await program('restore', [join(kept, newest)], { ...settings, DATABASE_URL: newUrl })
    return { url: newUrl, port: started.port, after: await onDatabase(newUrl, hashTables), said }
  }

  /** A second loss, after a new copy of the server that was brought back: its own line of the log is followed. */
  async function loseAgain(at: number, db: PrismaClient): Promise<string[]> {
    await baseBackup(at)
    const texts = await db.message.count()
    const [hall] = await addHalls(db, 1)
    await sleep((ARCHIVE_SECONDS + 1) * 1_000)
    const latest = await layAndStart('postgres-second', 'latest', ['-c', 'archive_mode=off'])
    const isThere = await onDatabase(latest.url, async (second) => {
      const sessionNo = hall?.sessionNo ?? 0
      return (
        (await second.inPersonSession.count({ where: { sessionNo } })) === 1 &&
        (await second.message.count()) >= texts
      )
    })
    return isThere ? [] : ['after a second loss the work since the first is not there']
  }

  /** A look at what nothing but the archive holds; it leaves no line in it, so that the return begins from the first one. */
  async function returnToLatest(): Promise<string[]> {
    const { url: latest } = await layAndStart('postgres-latest', 'latest', ['-c', 'archive_mode=off'])
    const ids = later.map(({ paymentId }) => paymentId)
    const there = await onDatabase(latest, (latestDb) =>
      latestDb.payment.count({ where: { paymentId: { in: ids } } }),
    )
    say(`  up to the latest: ${there} of the ${later.length} last orders are there`)
    return there === later.length ? [] : ['orders that the archive should have are not there']
  }
}

async function onDatabase<T>(
  url: string,
  work: (db: ReturnType<typeof connectDatabase>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = connectDatabase({ url, poolSize: 2 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
