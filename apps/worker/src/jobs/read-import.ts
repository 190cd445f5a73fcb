import { readImport as contract } from '@hygiene/contracts/platform/job/read-import'
import type { ScanVerdict } from '@hygiene/gateways'
import { findUnread, keepReadFile, refuseFile } from '@hygiene/operations/staff/import/keep-read-file'
import { importStorageKey } from '@hygiene/operations/staff/import/upload-import'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import type { readFile } from '../imports/read-file.ts'
import { readInChild } from '../imports/read-in-child.ts'
import { UnreadableFile } from '../imports/unreadable.ts'

const INFECTED = '악성 코드가 든 파일입니다. 읽지 않았습니다.'
const GIVEN_UP = '여러 번 시도했지만 파일을 읽지 못했습니다. 잠시 뒤 다시 올려주세요.'

export async function readImportJob(
  deps: WorkerDeps,
  { importNo }: { importNo: number },
  read: typeof readFile = readInChild,
): Promise<void> {
  const head = await findUnread(deps.db, importNo)
  if (!head) return
  const key = importStorageKey(head)
  const verdict = await scanStored(deps, key)
  if (verdict === 'unknown') throw new Error('the scanner gave no verdict')
  try {
    if (verdict === 'infected') throw new UnreadableFile(INFECTED)
    const { rows, about } = read(await deps.storage.open(key), head.format === 'csv' ? 'csv' : 'xlsx')
    await keepReadFile(deps.db, head, rows, about)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    deps.log(`import ${importNo}: ${error.message}`)
    await refuseFile(deps.db, importNo, error.sentence, deps.now())
    if (verdict === 'infected') await deps.storage.remove(key)
  }
}

/** Streams the file, because 60 MB in memory is a quarter of the worker's limit. */
async function scanStored({ storage, scanner }: WorkerDeps, key: string): Promise<ScanVerdict> {
  const content = await storage.open(key)
  try {
    return await scanner.scan(content)
  } finally {
    content.destroy()
  }
}

export const readImportHandler = handleJob(
  contract,
  (deps, payload) => readImportJob(deps, payload),
  (deps, { importNo }) => refuseFile(deps.db, importNo, GIVEN_UP, deps.now()),
)
