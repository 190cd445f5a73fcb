import { pageFactsOf, type PageFacts, pageWindow } from '@hygiene/contracts'
import { likePattern, Prisma, type PrismaClient } from '@hygiene/db'
import { type BoardType, seoulDay } from '@hygiene/domain'

interface Asked {
  boardType: BoardType
  page: number
  limit: number
  postType?: number | undefined
  examType?: number | undefined
  searchText?: string | undefined
  postNos?: readonly number[] | undefined
}

interface PostRow {
  postNo: number
  title: string
  isImportant: boolean
  viewCount: number
  regDate: string
  excerpt: string | null
}

/** Drafts have no shown version, posts dated ahead wait for their Seoul day. */
const shownPosts = (boardType: BoardType, now: Date) => Prisma.sql`
  FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
 WHERE p."boardType" = ${boardType} AND p."publishedOn" <= ${seoulDay(now)}::date`

/** The words around the place where the text has the searched words. */
const excerptAround = (searchText: string) => Prisma.sql`
  CASE WHEN strpos(lower(v."plainText"), lower(${searchText})) > 0
       THEN substr(v."plainText", greatest(1, strpos(lower(v."plainText"), lower(${searchText})) - 24), 110) END`

/** The posts of a board that are shown, newest first. */
export async function listShownPosts(
  db: PrismaClient,
  { boardType, page, limit, postType, examType, searchText, postNos }: Asked,
  now: Date,
): Promise<{ list: PostRow[]; pageInfo: PageFacts }> {
  const conditions = [shownPosts(boardType, now)]
  if (postType !== undefined) conditions.push(Prisma.sql`p."postType" = ${postType}`)
  if (examType !== undefined) conditions.push(Prisma.sql`p."examType" = ${examType}`)
  if (postNos) conditions.push(Prisma.sql`p."postNo" IN (${Prisma.join([...postNos])})`)
  if (searchText) {
    const pattern = likePattern(searchText)
    conditions.push(Prisma.sql`(v."title" ILIKE ${pattern} OR v."plainText" ILIKE ${pattern})`)
  }
  const found = Prisma.join(conditions, ' AND ')
  const excerpt = searchText ? excerptAround(searchText) : Prisma.sql`NULL`

  const { skip, take } = pageWindow(page, limit)
  const list = await db.$queryRaw<PostRow[]>`
    SELECT p."postNo", v."title", p."isImportant", p."viewCount", p."publishedOn"::text AS "regDate",
           ${excerpt} AS "excerpt" ${found}
     ORDER BY p."publishedOn" DESC, p."postNo" DESC OFFSET ${skip} LIMIT ${take ?? null}::int`
  const [counted] = await db.$queryRaw<{ rows: number }[]>`SELECT count(*)::int AS rows ${found}`
  return { list, pageInfo: pageFactsOf(page, limit, counted?.rows ?? 0) }
}
