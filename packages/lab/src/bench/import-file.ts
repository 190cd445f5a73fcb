import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImport } from '@hygiene/contracts/platform/job/read-import'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { importStorageKey } from '@hygiene/operations/staff/import/upload-import'
import { say } from '@hygiene/tooling/step'

export interface BenchFile {
  kind: 'oldRecords' | 'members'
  rows: number
  wrongEvery: number
}

const HEADERS = {
  oldRecords: '수료번호,성명,생년월일,수료일,업소명,대표자,소재지,교육구분',
  members:
    '이전 아이디,성명,생년월일,휴대전화,약관 동의일,동의 문구 버전,동의 출처,광고 동의일,가입일,이메일,주소',
}

const LINES = {
  oldRecords: (at: number, birth: string) =>
    `2017-${at},수료${at},${birth},2017-03-02,${at}번 밥집,정옥자,수원시 팔달구 ${at % 90},신규`,
  members: (at: number, birth: string) =>
    `old${at},정옥${String.fromCodePoint(0xac_00 + (at % 2000))},${birth},010${String(at).padStart(8, '0')},2019-03-02,2019-1,가입 신청서,,2019-03-02,old${at}@example.kr,경기도 수원시 팔달구 가상로 ${at % 900}`,
} satisfies Record<BenchFile['kind'], (at: number, birth: string) => string>

export async function uploadRows(
  { db, storage }: { db: PrismaClient; storage: string },
  { kind, rows, wrongEvery }: BenchFile,
): Promise<number> {
  const isWrong = (at: number) => wrongEvery > 0 && at % wrongEvery === 0
  const lines = Array.from({ length: rows }, (_, at) =>
    LINES[kind](at, isWrong(at) ? '19570231' : '19570314'),
  )
  const bytes = Buffer.from([HEADERS[kind], ...lines].join('\n'))
  const fileNo = randomUUID()
  mkdirSync(join(storage, 'imports'), { recursive: true })
  writeFileSync(join(storage, importStorageKey({ fileNo })), bytes)
  say(`  a file of ${(bytes.length / 1e6).toFixed(1)} MB`)
  return db.$transaction(async (tx) => {
    const { importNo } = await tx.staffImport.create({
      data: {
        fileNo,
        kind,
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
