import { listImports as contract } from '@hygiene/contracts/staff/import/list-imports'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table, typed } from '@hygiene/db/table'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import { list } from '../../kit/list.ts'
import { importEndsAt, kindsOf } from './import-rows.ts'

const i = table('StaffImport', 'i')
const e = table('Employee', 'e')

export const listImports = list(contract, {
  of: i,
  joins: Prisma.sql`JOIN ${e.$from} USING ("employeeNo")`,
  key: i.importNo,
  columns: { kind: typed<ImportKindName>`${i.kind}`, employeeName: e.name, ...pick(i, 'uploadedAt') },
  show: { endsAt: importEndsAt },
  where: ({ branches }) =>
    branches === null ? [] : [Prisma.sql`${e.branchNo} = ANY (${[...branches]}::int[])`],
  onPage: (_asked, { role }) => [Prisma.sql`${i.kind} = ANY (${kindsOf(role)}::text[])`],
  filters: { kind: i.kind, status: i.status },
})
