import { readImport as contract } from '@hygiene/contracts/jobs/read-import'
import { HEADER_WITHIN } from '@hygiene/domain'
import {
  findUnread,
  type FoundRow,
  keepReadFile,
  refuseFile,
} from '@hygiene/operations/import/keep-read-file'
import { importStorageKey } from '@hygiene/operations/import/upload-import'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { readCsv } from '../imports/read-csv.ts'
import { readXlsx } from '../imports/read-xlsx.ts'
import { withinBounds } from '../imports/row-bounds.ts'
import { findEncoding } from '../imports/text-encoding.ts'
import { UnreadableFile } from '../imports/unreadable.ts'

const INFECTED = '악성 코드가 든 파일입니다. 읽지 않았습니다.'
const EMPTY = '행이 없는 파일입니다.'

/** Reads a file of records into rows; one that cannot be read says why, and nothing of it is kept. */
export async function readImportJob(deps: WorkerDeps, { importNo }: { importNo: number }): Promise<void> {
  const head = await findUnread(deps.db, importNo)
  if (!head) return
  const bytes = await deps.storage.read(importStorageKey(head))
  const verdict = await deps.scanner.scan(bytes)
  if (verdict === 'unknown') throw new Error('the scanner gave no verdict')
  try {
    if (verdict === 'infected') throw new UnreadableFile(INFECTED)
    if (head.format === 'csv') {
      const encoding = findEncoding(bytes)
      const rows = noneEmpty(withinBounds(readCsv(bytes, encoding)))
      await keepReadFile(deps.db, head, rows, () => ({ encoding, sheetName: null }))
      return
    }
    const { sheetName, rows, merges } = await readXlsx(bytes)
    const whole = noneEmpty(withMerges(withinBounds(rows), merges))
    await keepReadFile(deps.db, head, whole, () => ({ encoding: null, sheetName }))
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await refuseFile(deps.db, importNo, error.sentence, deps.now())
    if (verdict === 'infected') await deps.storage.remove(importStorageKey(head))
  }
}

async function* noneEmpty(rows: AsyncIterable<FoundRow>): AsyncGenerator<FoundRow> {
  let isEmpty = true
  for await (const row of rows) {
    isEmpty = false
    yield row
  }
  if (isEmpty) throw new UnreadableFile(EMPTY)
}

/** Cells that were made one have a value in the first only; those of a title above the list do no harm. */
async function* withMerges(
  rows: AsyncIterable<FoundRow>,
  merges: readonly { ref: string; lastRowAt: number }[],
): AsyncGenerator<FoundRow> {
  let titlesEndAt = 0
  let count = 0
  let widest = 0
  for await (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '').length
    // The widest of the first rows is the header or stands below it.
    if (count < HEADER_WITHIN && filled > widest) {
      widest = filled
      titlesEndAt = row.rowAt
    }
    count += 1
    yield row
  }
  const [harmful] = merges.filter(({ lastRowAt }) => lastRowAt >= titlesEndAt)
  if (harmful)
    throw new UnreadableFile(`${harmful.ref}: 병합한 칸이 있습니다. 병합을 풀고 칸마다 값을 적어주세요.`)
}

export const readImportHandler = handleJob(contract, readImportJob)
