import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { createScanner, createStorage } from '@hygiene/gateways'
import { storeUpload } from '@hygiene/operations/platform/file/store-upload'
import {
  addPerson,
  type ContractClient,
  EICAR,
  type FakeClamd,
  interleave,
  startFakeClamd,
} from '@hygiene/testing'
import { lockMember } from '@hygiene/db/locks'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const UNCONFIGURED = createScanner({ address: '', warn: () => {} })
const INFECTED = Buffer.concat([PDF, Buffer.from(EICAR)])

let api: TestApi
let clamd: FakeClamd
let person: ContractClient

beforeAll(async () => {
  clamd = await startFakeClamd()
  api = await startTestApi({ LOG_LEVEL: 'silent', CLAMD_ADDRESS: clamd.address })
  await addPerson(api.database.db, { userId: 'kim2026' })
  person = await api.logIn('kim2026')
})
afterAll(async () => {
  await api.stop()
  await clamd.stop()
})
beforeEach(() => clamd.behaves('judges'))

const send = (bytes: Buffer, client = person) =>
  client.call(uploadFile, {}, { files: [{ field: 'file', name: 'a.pdf', type: 'x/y', bytes }] })

describe('an upload', () => {
  it('shows an upload once the scanner has read the whole file and found no virus', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(300_000, 32)])
    expect((await send(large)).entity.isChecked).toBe(true)
    expect(clamd.scanned.at(-1)).toBe(large.byteLength)
  })

  it('refuses an upload with a virus and keeps nothing', async () => {
    const before = await api.database.db.storedFile.count()
    expect((await send(INFECTED)).refusal).toBe('FILE_INFECTED')
    expect(await api.database.db.storedFile.count()).toBe(before)
  })

  it('keeps an upload hidden when the scanner hangs up and notifies its owner', async () => {
    clamd.behaves('hangs up')
    const { entity } = await send(PDF)
    expect(entity.isChecked).toBe(false)
    const opened = await person.call(downloadFile, { fileNo: entity.fileNo })
    expect(opened.refusal).toBe('FILE_BEING_CHECKED')
    expect(api.warnings.at(-1)).toBe('scanner: hung up: a file is kept and not shown')

    await api.database.db.storedFile.update({
      where: { fileNo: entity.fileNo },
      data: { state: 'infected' },
    })
    expect((await person.call(downloadFile, { fileNo: entity.fileNo })).refusal).toBe('FILE_INFECTED')
  })
})

const ask = (address: string, content: Buffer | Readable) => {
  const warnings: string[] = []
  const scanner = createScanner({ address, timeoutMs: 300, warn: (line) => void warnings.push(line) })
  return scanner.scan(content).then((verdict) => ({ verdict, warnings }))
}

describe('the scanner daemon', () => {
  it.each([
    ['is silent', 'did not answer in time'],
    ['answers half', 'hung up'],
    ['hangs up', 'hung up'],
    ['has a size limit', 'answered no verdict'],
    ['babbles', 'answered too much'],
  ] as const)('gives no verdict when the daemon %s', async (behaviour, why) => {
    clamd.behaves(behaviour)
    const warnings = [`scanner: ${why}: a file is kept and not shown`]
    expect(await ask(clamd.address, PDF)).toEqual({ verdict: 'unknown', warnings })
  })

  it('gives no verdict when the daemon is absent', async () => {
    const gone = await startFakeClamd()
    await gone.stop()
    expect(await ask(gone.address, PDF)).toMatchObject({ verdict: 'unknown' })
  })

  it('scans a file over a local socket', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'clamd-'))
    const local = await startFakeClamd(join(directory, 'clamd.sock'))
    expect(await ask(local.address, INFECTED)).toEqual({ verdict: 'infected', warnings: [] })
    await local.stop()
    await rm(directory, { recursive: true })
  })

  it('streams a file of any size to the daemon', async () => {
    const pieces = [...Array.from({ length: 6 }, () => Buffer.alloc(100_000, 32)), Buffer.from(EICAR)]
    expect(await ask(clamd.address, Readable.from(pieces))).toEqual({ verdict: 'infected', warnings: [] })
    expect(clamd.scanned.at(-1)).toBe(600_000 + EICAR.length)
  })

  it('calls no daemon when none is configured', async () => {
    expect(await ask('', INFECTED)).toEqual({ verdict: 'clean', warnings: [] })
  })
})

describe('the daily file limit', () => {
  it('checks an upload against the daily limit after the concurrent upload is written', async () => {
    const { db } = api.database
    const { memberNo } = await addPerson(db, { userId: 'racer27' })
    const upload = { by: { memberNo }, fileName: 'a.pdf', read: async () => PDF }
    const deps = { db, storage: createStorage({ directory: api.config.STORAGE_DIR }), scanner: UNCONFIGURED }
    const now = api.clock.now()
    const stored = await storeUpload(deps, upload, now)
    if (!stored.allowed) throw new Error(stored.reason)
    const second = await interleave(
      api.database,
      async (tx) => {
        await lockMember(tx, memberNo)
        const { file } = stored
        for (let kept = 1; kept < FILE_LIMITS.filesADay; kept += 1) {
          const fileNo = crypto.randomUUID()
          await tx.storedFile.create({
            data: { ...file, fileNo, storageKey: `uploads/${memberNo}/${fileNo}` },
          })
        }
      },
      () => storeUpload(deps, upload, now),
    )
    expect(second).toEqual({ allowed: false, reason: 'TOO_MANY_FILES_TODAY' })
  })
})
