import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listImportRows as contract } from '@hygiene/contracts/staff/import/list-import-rows'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma, type StaffImportRow } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import type { ImportColumn } from '@hygiene/domain/staff/import/import-column'
import { importColumnsOf, type ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { shownValue } from '@hygiene/domain/staff/import/import-states'
import { operation } from '../../kit/operation.ts'
import { findImport } from './find-import.ts'

type Filter = InputOf<typeof contract>['filter']

const KEYSET: Keyset<'rowAt'> = {
  sorts: { rowAt: { sql: Prisma.sql`r."rowAt"`, type: 'int' } },
  key: { sql: Prisma.sql`r."rowAt"`, type: 'int' },
}

export const listImportRows = operation(contract, async ({ input, actor, db, now, log }) => {
  const head = await findImport(db, actor, input.filter.importNo)
  if (!head) return denied('IMPORT_NOT_FOUND')
  const selection = {
    columns: Prisma.sql`r.*`,
    from: Prisma.sql`"StaffImportRow" r`,
    where: conditions(input.filter),
  }
  const { rows, ...page } = await readKeyset<StaffImportRow, 'rowAt'>(db, KEYSET, selection, input, now)
  log(rows.length > 0 ? { subject: { kind: 'import', no: head.importNo } } : null)
  const columns = importColumnsOf(head.kind as ImportKindName)
  return { ...page, list: rows.map((row) => shown(columns, row)) }
})

function conditions({ importNo, rowClass, state }: Filter): Prisma.Sql[] {
  return [
    Prisma.sql`r."importNo" = ${importNo}`,
    Prisma.sql`r."rowClass" IS NOT NULL`,
    ...(rowClass ? [Prisma.sql`r."rowClass" = ${rowClass}::"ImportRowClass"`] : []),
    ...(state ? [stateIs(state)] : []),
  ]
}

function stateIs(state: NonNullable<Filter['state']>): Prisma.Sql {
  if (state === 'undecided')
    return Prisma.sql`r."doneAt" IS NULL AND r."decision" IS NULL AND r."rowClass" IN ('wrong', 'close')`
  if (state === 'skip') return Prisma.sql`r."decision" = 'skip'`
  if (state === 'again') return Prisma.sql`r."isAgain" AND r."doneAt" IS NULL`
  if (state === 'left') return Prisma.sql`r."doneAt" IS NULL`
  return Prisma.sql`r."outcome" = ${state}::"ImportRowOutcome"`
}

function shown(columns: readonly ImportColumn[], row: StaffImportRow) {
  const values = row.values as unknown as ImportValues
  const before = (row.before ?? {}) as unknown as ImportValues
  const { rowAt, rowClass, sentence, decision, isAgain, outcome } = row
  return {
    rowAt,
    sentence,
    decision,
    isAgain,
    outcome,
    rowClass: rowClass ?? ('new' as const),
    fields: columns.flatMap((column) => {
      const after = values[column.key]
      if (after === undefined) return []
      const was = before[column.key]
      return [
        {
          key: column.key,
          before: was === undefined ? null : shownValue(column, was),
          after: shownValue(column, after),
        },
      ]
    }),
  }
}
