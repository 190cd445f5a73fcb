import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { applyMigrations } from '@hygiene/db/migrations'
import { addEmployee, startSandbox } from '@hygiene/testing'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { say } from '@hygiene/tooling/step'
import { addVenues } from '../bench/bookers.ts'
import { ARCHIVE_SECONDS, keptMachines, onDatabase } from './kept-machines.ts'
import type { Programs } from './machine-postgres.ts'
import { judgeNights } from './returned-nights.ts'
import { differingTables, doneTwice, hashTables, lostFiles, type TableHashes } from './returned-checks.ts'
import { actionsAt, invitePeople, type PersonPaying, untilDone } from './returned-people.ts'
import { program, serviceSettings, startService } from './returned-service.ts'

export type Source = 'archive' | 'backup'
type Returned = { url: string; port: number; after: TableHashes; said: string }
type Undo = (() => Promise<void> | void)[]

export async function playReturn(source: Source, programs: Programs, undo: Undo): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hygiene-return-'))
  chmodSync(folder, 0o755)
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const machines = keptMachines(programs, folder, undo)
  const [storage, kept] = [join(folder, 'storage'), join(folder, 'kept')]
  const server = await machines.first()
  const { url } = server
  await applyMigrations(url)
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
  const actions = actionsAt(service.origin, sandbox, database)
  const payAndConfirm = async (person: PersonPaying): Promise<void> => {
    await actions.order(person)
    await actions.pay(person)
    await actions.confirm(person)
  }

  const [early, refunding, during, open, later] = [
    people.slice(0, 5),
    people.slice(0, 2),
    people.slice(5, 9),
    people.slice(9, 12),
    people.slice(12, 16),
  ]
  service.startWorker()
  for (const person of early) await payAndConfirm(person)
  for (const person of early) await actions.receipt(person)
  await untilDone(db)
  say(`  ${await machines.baseBackup(server.port)}`)
  say(`  ${await program('backup', [kept], settings)}`)

  await service.stopWorker()
  for (const person of during) await payAndConfirm(person)
  for (const person of refunding) await actions.refund(person)
  for (const person of open) await actions.order(person)
  if (source === 'backup') say(`  ${await program('backup', [kept], settings)}`)
  const before = await hashTables(db)
  const instant = new Date()
  await sleep(1_100)

  service.startWorker()
  for (const person of [...open, ...later]) {
    if (person.paymentId === '') await actions.order(person)
    await actions.pay(person)
    await actions.confirm(person)
  }
  await actions.refund(early[2]!)
  for (const person of later) await actions.receipt(person)
  await untilDone(db)
  const texts = (await sandbox.messages()).length
  await sleep((ARCHIVE_SECONDS + 1) * 1_000)
  await service.stop()
  await database.close()
  await server.kill()
  rmSync(join(folder, 'postgres'), { recursive: true })
  rmSync(storage, { recursive: true })

  const lost = source === 'archive' ? await returnToLatest() : []
  const since = performance.now()
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`
  const returned = await (source === 'archive' ? returnByLog() : restoreBackup())
  say(`  back after ${seconds()}: ${returned.said}`)
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
  if (source === 'archive') found.push(...(await loseAgain(returned.port, newDatabase.db)))
  say(`  ${texts} texts before the loss, ${(await sandbox.messages()).length} in all`)
  return [...found, ...lost]

  async function returnByLog(): Promise<Returned> {
    const at = instant.toISOString()
    const { url: newUrl, port: newPort } = await machines.returnTo('postgres-returned', at)
    say(`  the server takes writes after ${seconds()}`)
    const after = await onDatabase(newUrl, hashTables)
    const said = await program('restore', ['--returned', at, kept], { ...settings, DATABASE_URL: newUrl })
    return { url: newUrl, port: newPort, after, said }
  }

  async function restoreBackup(): Promise<Returned> {
    const { url: newUrl, port: newPort } = await machines.empty('postgres-empty')
    const newest =
      readdirSync(kept)
        .filter((name) => name !== 'files')
        .toSorted()
        .at(-1) ?? ''
    const said = await program('restore', [join(kept, newest)], { ...settings, DATABASE_URL: newUrl })
    return { url: newUrl, port: newPort, after: await onDatabase(newUrl, hashTables), said }
  }

  /** Loses the restored server after a new copy; recovery must follow its own timeline. */
  async function loseAgain(at: number, lived: PrismaClient): Promise<string[]> {
    await machines.baseBackup(at)
    const notified = await lived.message.count()
    const [venue] = await addVenues(lived, 1)
    await sleep((ARCHIVE_SECONDS + 1) * 1_000)
    const latest = await machines.returnTo('postgres-second', 'latest', ['-c', 'archive_mode=off'])
    const isThere = await onDatabase(latest.url, async (second) => {
      const sessionNo = venue?.sessionNo ?? 0
      return (
        (await second.inPersonSession.count({ where: { sessionNo } })) === 1 &&
        (await second.message.count()) >= notified
      )
    })
    return isThere ? [] : ['after a second loss the work since the first is not there']
  }

  /** Checks a server restored from the archive alone. It archives nothing, so the real recovery starts on the first timeline. */
  async function returnToLatest(): Promise<string[]> {
    const { url: latest } = await machines.returnTo('postgres-latest', 'latest', ['-c', 'archive_mode=off'])
    const ids = later.map(({ paymentId }) => paymentId)
    const there = await onDatabase(latest, (latestDb) =>
      latestDb.payment.count({ where: { paymentId: { in: ids } } }),
    )
    say(`  up to the latest: ${there} of the ${later.length} last orders are there`)
    return there === later.length ? [] : ['orders that the archive should have are not there']
  }
}
