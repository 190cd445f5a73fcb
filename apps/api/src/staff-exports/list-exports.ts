import { type InputOf, listExports as contract } from '@hygiene/contracts'
import { type Keyset, Prisma, readKeyset, type StaffExport } from '@hygiene/db'
import type { ExportFormat, ExportScreen } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

type Filter = InputOf<typeof contract>['filter']

const KEYSET: Keyset<'orderedAt'> = {
  sorts: { orderedAt: { sql: Prisma.sql`x."orderedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`x."exportNo"`, type: 'int' },
}

/** An employee sees the own exports only. */
export const listExports = implement(contract, async ({ input, caller, deps, now }) => {
  const where = conditions(caller.employeeNo, input.filter)
  const query = { columns: Prisma.sql`x.*`, from: Prisma.sql`"StaffExport" x`, where }
  const { rows, ...page } = await readKeyset<StaffExport, 'orderedAt'>(deps.db, KEYSET, query, input, now)
  return { ...page, list: rows.map((row) => shown(row, now)) }
})

function conditions(employeeNo: number, { screen, status }: Filter): Prisma.Sql[] {
  return [
    Prisma.sql`x."employeeNo" = ${employeeNo}`,
    ...(screen ? [Prisma.sql`x."screen" = ${screen}`] : []),
    ...(status ? [Prisma.sql`x."status" = ${status}::"StaffExportStatus"`] : []),
  ]
}

/** A file whose day is over is so at once; the worker writes it down. */
function shown({ employeeNo: _employeeNo, ...row }: StaffExport, now: Date) {
  return {
    ...row,
    screen: row.screen as ExportScreen,
    format: row.format as ExportFormat,
    status: row.status === 'ready' && row.endsAt && row.endsAt <= now ? ('ended' as const) : row.status,
    sizeBytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    orderedAt: row.orderedAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    takenAt: row.takenAt?.toISOString() ?? null,
  }
}
