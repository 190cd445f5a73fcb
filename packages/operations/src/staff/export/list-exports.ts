import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listExports as contract } from '@hygiene/contracts/staff/export/list-exports'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma, type StaffExport } from '@hygiene/db/generated/client'
import type { ExportFormat } from '@hygiene/domain/staff/export/export'
import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { howRequestsEnded } from '../approval/how-requests-ended.ts'
import { bulkExport } from './bulk-export.ts'
import { query } from '../../kit/operation.ts'

type Filter = InputOf<typeof contract>['filter']

const KEYSET: Keyset<'orderedAt'> = {
  sorts: { orderedAt: { sql: Prisma.sql`x."orderedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`x."exportNo"`, type: 'int' },
}

export const listExports = query(contract, async ({ input, actor, db, now }) => {
  const where = conditions(actor.employeeNo, input.filter)
  const selection = { columns: Prisma.sql`x.*`, from: Prisma.sql`"StaffExport" x`, where }
  const { rows, ...page } = await readKeyset<StaffExport, 'orderedAt'>(db, KEYSET, selection, input, now)
  const asked = rows.filter((row) => row.status === 'approval').map(bulkExport.subject)
  const ended = await howRequestsEnded(db, asked, now)
  return { ...page, list: rows.map((row) => shown(row, ended.has(bulkExport.subject(row)), now)) }
})

function conditions(employeeNo: number, { screen, status }: Filter): Prisma.Sql[] {
  return [
    Prisma.sql`x."employeeNo" = ${employeeNo}`,
    ...(screen ? [Prisma.sql`x."screen" = ${screen}`] : []),
    ...(status ? [Prisma.sql`x."status" = ${status}::"StaffExportStatus"`] : []),
  ]
}

const UNAPPROVED = '승인을 받지 못했습니다.'

function shown({ employeeNo: _employeeNo, ...row }: StaffExport, isUnapproved: boolean, now: Date) {
  const isOver = row.status === 'ready' && row.endsAt !== null && row.endsAt <= now
  return {
    ...row,
    screen: row.screen as ExportScreen,
    format: row.format as ExportFormat,
    status: isOver || isUnapproved ? ('ended' as const) : row.status,
    failure: isUnapproved ? UNAPPROVED : row.failure,
    sizeBytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    orderedAt: row.orderedAt,
    endsAt: row.endsAt,
    takenAt: row.takenAt,
  }
}
