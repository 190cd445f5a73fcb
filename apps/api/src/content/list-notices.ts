import { listNotices as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import { likePattern, Prisma } from '@hygiene/db'
import { seoulDay } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

interface NoticeRow {
  noticeNo: number
  title: string
  isImportant: boolean
  regDate: string
}

/** Newest first. Notices dated ahead wait for their day; `examType` is accepted, no notice of ours has one. */
export const listNotices = implement(contract, async ({ input, deps, now }) => {
  const { page, limit } = input
  const conditions = [Prisma.sql`"publishedOn" <= ${seoulDay(now)}::date`]
  if (input.noticeType !== undefined) conditions.push(Prisma.sql`"noticeType" = ${input.noticeType}`)
  if (input.searchText) {
    const pattern = likePattern(input.searchText)
    conditions.push(
      Prisma.sql`("title" ILIKE ${pattern} OR array_to_string("paragraphs", ' ') ILIKE ${pattern})`,
    )
  }
  const found = Prisma.sql`FROM "Notice" WHERE ${Prisma.join(conditions, ' AND ')}`

  const { skip, take } = pageWindow(page, limit)
  const list = await deps.db.$queryRaw<NoticeRow[]>`
    SELECT "noticeNo", "title", "isImportant", "publishedOn"::text AS "regDate" ${found}
     ORDER BY "publishedOn" DESC, "noticeNo" DESC OFFSET ${skip} LIMIT ${take ?? null}::int`
  const [counted] = await deps.db.$queryRaw<{ rows: number }[]>`SELECT count(*)::int AS rows ${found}`
  return { list, pageInfo: pageFactsOf(page, limit, counted?.rows ?? 0) }
})
