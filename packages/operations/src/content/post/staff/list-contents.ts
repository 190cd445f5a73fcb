import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listContents as contract } from '@hygiene/contracts/content/post/staff/list-contents'
import { type Content, Prisma } from '@hygiene/db/generated/client'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { ContentState } from '@hygiene/domain/content/post/content-state'
import { query } from '../../../kit/operation.ts'
import { contentItem } from './content-view.ts'

type By = 'changedAt' | 'position' | 'title'

const KEYSET: Keyset<By> = {
  sorts: {
    changedAt: { sql: Prisma.sql`c."changedAt"`, type: 'timestamptz' },
    position: { sql: Prisma.sql`c."position"`, type: 'int' },
    title: { sql: Prisma.sql`c."title"`, type: 'text' },
  },
  key: { sql: Prisma.sql`c."contentNo"`, type: 'int' },
}

const QUERY = {
  columns: Prisma.sql`c.*, e."name" AS "changedByName"`,
  from: Prisma.sql`"Content" c LEFT JOIN "Employee" e ON e."employeeNo" = c."changedBy"`,
}

/** Writes no log entry, because the list holds no personal data. */
export const listContents = query(contract, async ({ db, input, actor, now }) => {
  const own = branchesOf(actor)
  const mine =
    own === null ? [] : [Prisma.sql`c."kind" = 'branch' AND c."recordNo" = ANY (${[...own]}::int[])`]
  const { rows, ...page } = await readKeyset<Content & { changedByName: string | null }, By>(
    db,
    KEYSET,
    { ...QUERY, where: [...mine, ...conditions(input, now)] },
    input,
    now,
  )
  return { ...page, list: rows.map((row) => contentItem(row, row.changedByName ?? '', now)) }
})

function conditions({ filter, text }: SentTo<typeof contract>, now: Date): Prisma.Sql[] {
  const { kind, part, state } = filter
  const typed = (text ?? '').trim()
  return [
    ...(kind ? [Prisma.sql`c."kind" = ${kind}::"ContentKind"`] : []),
    ...(part === undefined ? [] : [Prisma.sql`c."part" = ${part}`]),
    ...(state ? [stateIs(state, now)] : []),
    ...(typed === '' ? [] : [Prisma.sql`strpos(lower(c."title"), lower(${typed})) > 0`]),
  ]
}

const SHOWN = Prisma.sql`c."withdrawnAt" IS NULL AND c."publishedVersion" IS NOT NULL`

function stateIs(state: ContentState, now: Date): Prisma.Sql {
  switch (state) {
    case 'withdrawn':
      return Prisma.sql`c."withdrawnAt" IS NOT NULL`
    case 'draft':
      return Prisma.sql`c."withdrawnAt" IS NULL AND c."publishedVersion" IS NULL`
    case 'scheduled':
      return Prisma.sql`${SHOWN} AND c."shownFrom" > ${now}`
    case 'over':
      return Prisma.sql`${SHOWN} AND c."shownUntil" <= ${now} AND (c."shownFrom" IS NULL OR c."shownFrom" <= ${now})`
    case 'shown':
      return Prisma.sql`${SHOWN} AND (c."shownFrom" IS NULL OR c."shownFrom" <= ${now}) AND (c."shownUntil" IS NULL OR c."shownUntil" > ${now})`
    default:
      return state satisfies never
  }
}
