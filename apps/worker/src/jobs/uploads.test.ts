import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { interleave, addPerson, EICAR, type FakeClamd, startFakeClamd } from '@hygiene/testing'
import { transaction } from '@hygiene/db/transaction'
import { attachFiles, releaseFiles } from '@hygiene/operations/platform/file/attach-files'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { scanUploadsTask } from './scan-uploads.ts'
import { tidyUploadsTask } from './tidy-uploads.ts'

const NOW = new Date('2026-03-02T03:00:00Z')
const HOUR_MS = 3_600_000
const PDF = '%PDF-1.7\n%%EOF\n'

let worker: TestWorker
let clamd: FakeClamd
let memberNo: number

beforeAll(async () => {
  clamd = await startFakeClamd()
  worker = await startTestWorker({ CLAMD_ADDRESS: clamd.address })
  memberNo = (await addPerson(worker.database.db, { userId: 'kim2026' })).memberNo
  worker.deps.now = () => NOW
})
afterAll(async () => {
  await worker.stop()
  await clamd.stop()
})
beforeEach(() => clamd.behaves('judges'))

type State = 'storing' | 'unscanned' | 'ready' | 'removing' | 'infected'

async function lay(hours: number, state: State = 'ready', bytes: string | null = PDF) {
  const fileNo = randomUUID()
  const storageKey = `uploads/${memberNo}/${fileNo}`
  if (bytes !== null) await worker.storage.put(storageKey, Buffer.from(bytes))
  const file = { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 15, sha256: '0'.repeat(64) }
  const createdAt = new Date(NOW.getTime() - hours * HOUR_MS)
  await worker.database.db.storedFile.create({
    data: { ...file, fileNo, memberNo, storageKey, createdAt, state },
  })
  return { fileNo, storageKey }
}

const rowOf = (fileNo: string) => worker.database.db.storedFile.findUnique({ where: { fileNo } })
const bytesOnDisk = () => readdir(join(worker.directory, 'uploads', String(memberNo)))
const tidy = () => tidyUploadsTask.run(worker.deps)
const scan = () => scanUploadsTask.run(worker.deps)
const inquiry = (no: number) => ({ kind: 'inquiry', no }) as const
const attach = (fileNos: string[], no = 7) =>
  transaction(worker.database.db, (db) => attachFiles(db, { memberNo, owner: inquiry(no), fileNos }))

describe('an unattached file', () => {
  it('removes an unattached file with its bytes after a day and not before', async () => {
    const old = await lay(25)
    const fresh = await lay(23)
    await tidy()
    expect(await rowOf(old.fileNo)).toBeNull()
    expect(await rowOf(fresh.fileNo)).not.toBeNull()
    const left = await bytesOnDisk()
    expect([left.includes(old.fileNo), left.includes(fresh.fileNo)]).toEqual([false, true])
  })

  it('keeps an attached file and removes the file when its record gives up the attachment', async () => {
    const { fileNo } = await lay(25)
    expect(await attach([fileNo])).toEqual({ allowed: true })
    await tidy()
    expect(await rowOf(fileNo)).toMatchObject({ state: 'ready', ownerKind: 'inquiry', ownerNo: 7 })
    await worker.database.db.$transaction((db) => releaseFiles(db, inquiry(7)))
    await tidy()
    expect(await rowOf(fileNo)).toBeNull()
  })

  it('keeps an issued document although no record of this kind attaches the file', async () => {
    const fileNo = randomUUID()
    const file = { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64) }
    const createdAt = new Date(NOW.getTime() - 99 * HOUR_MS)
    const data = { ...file, fileNo, memberNo, storageKey: 'certificates/2026/x.pdf', createdAt }
    await worker.database.db.storedFile.create({ data })
    await tidy()
    expect(await rowOf(fileNo)).not.toBeNull()
  })

  it('either attaches or removes a file when both happen at the same instant', async () => {
    const { fileNo } = await lay(25)
    const attached = await interleave(
      worker.database,
      (db) => attachFiles(db, { memberNo, owner: inquiry(8), fileNos: [fileNo] }),
      tidy,
    )
    expect(attached).toBe(0)
    expect(await rowOf(fileNo)).toMatchObject({ state: 'ready', ownerNo: 8 })
  })

  it('refuses to attach a file that is about to be removed', async () => {
    const { fileNo } = await lay(25, 'removing')
    expect(await attach([fileNo], 9)).toEqual({ allowed: false, reason: 'FILE_NOT_FOUND' })
  })
})

describe('a dead process', () => {
  it.each([
    ['between the row and the bytes', 'storing', null],
    ['between the bytes and the word of them', 'storing', PDF],
    ['between the mark and the removal', 'removing', PDF],
    ['between the removal and the row', 'removing', null],
  ] as const)('leaves nothing beyond a day of a process that died %s', async (_where, state, bytes) => {
    const { fileNo } = await lay(25, state, bytes)
    await tidy()
    expect(await rowOf(fileNo)).toBeNull()
    expect(await bytesOnDisk()).not.toContain(fileNo)
  })
})

describe('a file without a verdict', () => {
  it('shows an unscanned file once the scanner finds the file clean', async () => {
    const { fileNo } = await lay(1, 'unscanned')
    await scan()
    expect(await rowOf(fileNo)).toMatchObject({ state: 'ready' })
  })

  it('keeps an unscanned file waiting while the scanner is away', async () => {
    const { fileNo } = await lay(1, 'unscanned')
    clamd.behaves('hangs up')
    await scan()
    expect(await rowOf(fileNo)).toMatchObject({ state: 'unscanned' })
    await worker.database.db.storedFile.delete({ where: { fileNo } })
  })

  it('deletes the bytes of an infected file and keeps the verdict in its record', async () => {
    const { fileNo } = await lay(1, 'unscanned', `${PDF}${EICAR}`)
    await attach([fileNo], 10)
    await scan()
    expect(await rowOf(fileNo)).toMatchObject({ state: 'infected', ownerNo: 10 })
    expect(await bytesOnDisk()).not.toContain(fileNo)
  })
})
