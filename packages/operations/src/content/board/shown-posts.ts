import { pageFactsOf, type PageFacts, pageWindow } from '@hygiene/contracts/kit/paging'
import { readPage } from '@hygiene/db/read-page'
import { BoardType } from '@hygiene/domain/text'
import { hiddenInSql, shownInSql } from './shown-on.ts'
import type { Pool } from 'pg'
import { type Narrowed, narrowedBy, type PostRow, searchPosts } from './found-posts.ts'

interface Asked extends Narrowed {
  boardType: BoardType
  page: number
  limit: number
  searchText?: string | undefined
}

/** The posts of a board that are shown today, or those with the searched words: pinned ones, then the newest first, each page from an index. */
export async function listShownPosts(
  pool: Pool,
  { boardType, page, limit, searchText, ...narrowed }: Asked,
  now: Date,
): Promise<{ list: PostRow[]; pageInfo: PageFacts }> {
  const values = [boardType, now, ...narrowedBy(narrowed).values]
  const { rows, totalRow } = await readPage(pageWindow(page, limit), async (offset, take) =>
    searchText
      ? searchPosts(pool, narrowed, searchText, [...values, offset, take])
      : pool.query<PostRow>({ ...statementOf(narrowed, boardType), values: [...values, offset, take] }),
  )
  return { list: rows, pageInfo: pageFactsOf(page, limit, totalRow) }
}

/**
 * Without scanning what it counts: `PostCount` knows the posts of a kind, of which those that wait or are over are few. Pinned posts,
 * a few, come first; the others follow from the index, from where those end.
 */
function statementOf(narrowed: Narrowed, boardType: BoardType): { name: string; text: string } {
  const { name, posts, counts, next } = narrowedBy(narrowed)
  const of = (condition: string) => `FROM "Post" p WHERE p."boardType" = $1 AND ${condition}${posts}`
  const shown = of(shownInSql('$2'))
  const hidden = hiddenInSql('$2').map((condition) => ` - (SELECT count(*) ${of(condition)})`)
  const total =
    counts === null
      ? `(SELECT count(*) ${shown})`
      : `(SELECT coalesce(sum(c."posts"), 0) FROM "PostCount" c WHERE c."boardType" = $1${counts})${hidden.join('')}`
  const isByHand = boardType === BoardType.faq
  const order = `${isByHand ? 'p."position", ' : ''}p."publishedOn" DESC, p."postNo" DESC`
  const [offset, limit] = [`$${next}::int`, `$${next + 1}::int`]
  const left = `(SELECT count(*)::int FROM "pinned")`
  return {
    name: `board-list${isByHand ? '-by-hand' : ''}${name}`,
    text: `
      WITH "pinned" AS MATERIALIZED (
             SELECT p."postNo" ${shown} AND p."pinnedUntil" > $2::timestamptz),
           "page" AS (
             (SELECT p."postNo", 0 AS "part" FROM "Post" p JOIN "pinned" USING ("postNo") ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})
             UNION ALL
             (SELECT p."postNo", 1 ${shown} AND (p."pinnedUntil" IS NULL OR p."pinnedUntil" <= $2::timestamptz)
               ORDER BY ${order} OFFSET greatest(0, ${offset} - ${left})
               LIMIT CASE WHEN ${limit} IS NOT NULL THEN greatest(0, ${limit} - greatest(0, ${left} - ${offset})) END))
      SELECT p."postNo", v."title", p."isImportant", p."viewCount", p."publishedOn"::text AS "regDate", NULL AS "excerpt",
             (${total})::int AS "totalRow"
        FROM "page"
        JOIN "Post" p USING ("postNo")
        JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
       ORDER BY "page"."part", ${order}`,
  }
}
