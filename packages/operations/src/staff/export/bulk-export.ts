import { makeExport } from '@hygiene/contracts/platform/job/make-export'
import { handOver } from '@hygiene/db/outbox'
import { allowed, denied } from '@hygiene/domain/verdict'
import { chosenColumns, exportListOf, type ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'

interface ExportFacts {
  exportNo: number
}

/** Requires two employees for an export of more than 1,000 rows. */
export const bulkExport: ApprovalKind<ExportFacts> = {
  kind: 'bulkExport',
  facts: z.object({ exportNo: z.int() }),
  subject: ({ exportNo }) => `export ${exportNo}`,
  lock: (db, { exportNo }) =>
    db.$queryRaw`SELECT 1 FROM "StaffExport" WHERE "exportNo" = ${exportNo} FOR UPDATE`,
  async load(db, { exportNo }) {
    const row = await db.staffExport.findUnique({ where: { exportNo, status: 'approval' } })
    if (!row) return null
    const screen = row.screen as ExportScreen
    const labels = chosenColumns(screen, row.columns).map(({ label }) => label)
    const size = `${row.rowCount.toLocaleString('ko-KR')}행`
    return {
      title: `${exportListOf(screen).label} 목록 내보내기 (${size})`,
      rows: [
        { label: '행', before: '-', after: size },
        { label: '조건', before: '-', after: row.found || '전체' },
        { label: '열', before: '-', after: labels.join(', ') },
        { label: '개인정보', before: '-', after: row.isUnmasked ? '가리지 않음' : '가림' },
      ],
      follows: [
        '요청한 사람만 한 번, 만든 지 24시간 안에 받을 수 있습니다.',
        '파일에 담긴 사람마다 처리 기록이 남습니다.',
      ],
      fingerprint: fingerprintOf([row.exportNo, row.setNo, row.rowCount, row.columns, row.isUnmasked]),
      memberNos: [],
    }
  },
  async perform(db, { exportNo }) {
    const { count } = await db.staffExport.updateMany({
      where: { exportNo, status: 'approval' },
      data: { status: 'ordered' },
    })
    if (count === 0) return denied('EXPORT_NOT_FOUND')
    await handOver(db, makeExport, { exportNo })
    return allowed()
  },
}
