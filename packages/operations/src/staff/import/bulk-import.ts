import { carryOutImport } from '@hygiene/contracts/platform/job/carry-out-import'
import { handOver } from '@hygiene/db/outbox'
import type { Queries } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import { type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'
import { countImportRows } from './count-import-rows.ts'

interface ImportFacts {
  importNo: number
}

const rowsOf = (count: number): string => `${count.toLocaleString('ko-KR')}행`

/** Requires a second employee for many rows and for kinds of records that two people must check. */
export const bulkImport: ApprovalKind<ImportFacts> = {
  kind: 'bulkImport',
  facts: z.object({ importNo: z.int() }),
  subject: ({ importNo }) => `import ${importNo}`,
  lock: (db, { importNo }) =>
    db.$queryRaw`SELECT 1 FROM "StaffImport" WHERE "importNo" = ${importNo} FOR NO KEY UPDATE`,
  async load(db, { importNo }) {
    const head = await db.staffImport.findUnique({
      where: { importNo, status: { in: ['ready', 'approval'] } },
    })
    if (!head) return null
    const counts = await countImportRows(db, importNo)
    const { label } = importKindOf(head.kind as ImportKindName)
    return {
      title: `${label} 가져오기 (${rowsOf(counts.writes)})`,
      rows: [
        { label: '파일', before: '-', after: head.fileName },
        { label: '쓸 행', before: '-', after: rowsOf(counts.writes) },
        { label: '건너뛸 행', before: '-', after: rowsOf(counts.skip) },
        { label: '그대로인 행', before: '-', after: rowsOf(counts.same) },
      ],
      follows: [
        '등록할 때 한 행씩 다시 비교하고, 그사이 기록이 바뀐 행은 등록하지 않고 다시 보여 드립니다.',
        '파일과 행은 올린 지 30일이 지나면 삭제합니다.',
      ],
      fingerprint: fingerprintOf([head.sha256, head.mapping, await decisionsOf(db, importNo)]),
      memberNos: [],
    }
  },
  async perform(db, { importNo }, { approvalNo, now }) {
    const { count } = await db.staffImport.updateMany({
      where: { importNo, status: 'approval', destroyedAt: null },
      data: { status: 'ordered', approvalNo, orderedAt: now },
    })
    if (count === 0) return denied('IMPORT_NOT_READY')
    await handOver(db, carryOutImport, { importNo })
    return allowed()
  },
}

async function decisionsOf(db: Queries, importNo: number): Promise<string> {
  const [row] = await db.$queryRaw<{ all: string | null }[]>`
    SELECT md5(string_agg(concat_ws(' ', "rowAt", "rowClass", "decision", "fingerprint"), ',' ORDER BY "rowAt")) AS "all"
      FROM "StaffImportRow" WHERE "importNo" = ${importNo}`
  return row?.all ?? ''
}
