import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImport } from '@hygiene/contracts/jobs/read-import'
import { handOver, type PrismaClient } from '@hygiene/db'
import { importStorageKey } from '@hygiene/operations/import/upload-import'
import { say } from '../launcher/step.ts'

/** A file of so many old completions as it lies there after its upload; of the wrong ones each has an impossible birth date. */
export async function uploadRows(
  { db, storage }: { db: PrismaClient; storage: string },
  rows: number,
  isWrong: boolean,
): Promise<number> {
  const header = '수료번호,성명,생년월일,수료일,업소명,대표자,소재지,교육구분'
  const birth = isWrong ? '19570231' : '19570314'
  const lines = Array.from(
    { length: rows },
    (_, at) => `2017-${at},수료${at},${birth},2017-03-02,${at}번 밥집,정옥자,수원시 팔달구 ${at % 90},신규`,
  )
  const bytes = Buffer.from([header, ...lines].join('\n'))
  const fileNo = randomUUID()
  mkdirSync(join(storage, 'imports'), { recursive: true })
  writeFileSync(join(storage, importStorageKey({ fileNo })), bytes)
  say(`  a file of ${(bytes.length / 1e6).toFixed(1)} MB`)
  return db.$transaction(async (tx) => {
    const { importNo } = await tx.staffImport.create({
      data: {
        fileNo,
        kind: 'oldRecords',
        employeeNo: 1,
        ipAddress: '127.0.0.1',
        fileName: 'bench.csv',
        format: 'csv',
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        status: 'uploaded',
        uploadedAt: new Date(),
        storedAt: new Date(),
      },
    })
    await handOver(tx, readImport, { importNo })
    return importNo
  })
}
