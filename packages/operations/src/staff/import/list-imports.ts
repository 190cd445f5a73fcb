import { listImports as contract } from '@hygiene/contracts/staff/import/list-imports'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma, type StaffImport } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { query } from '../../kit/operation.ts'
import { kindsOf, shownImport } from './import-rows.ts'

const KEYSET: Keyset<'uploadedAt'> = {
  sorts: { uploadedAt: { sql: Prisma.sql`i."uploadedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`i."importNo"`, type: 'int' },
}

export const listImports = query(contract, async ({ input, actor, db, now }) => {
  const { kind, status } = input.filter
  const branches = branchesOf(actor)
  const where = [
    ...(branches === null ? [] : [Prisma.sql`e."branchNo" = ANY (${[...branches]}::int[])`]),
    Prisma.sql`i."kind" = ANY (${kindsOf(actor.role)}::text[])`,
    ...(kind ? [Prisma.sql`i."kind" = ${kind}`] : []),
    ...(status ? [Prisma.sql`i."status" = ${status}::"StaffImportStatus"`] : []),
  ]
  const selection = {
    columns: Prisma.sql`i.*, e."name" AS "employeeName"`,
    from: Prisma.sql`"StaffImport" i JOIN "Employee" e USING ("employeeNo")`,
    where,
  }
  const found = await readKeyset<StaffImport & { employeeName: string }, 'uploadedAt'>(
    db,
    KEYSET,
    selection,
    input,
    now,
  )
  const { rows, ...page } = found
  return { ...page, list: rows.map(shownImport) }
})
