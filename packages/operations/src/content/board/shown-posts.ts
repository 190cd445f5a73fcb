import { type PageFacts, pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { readPage } from '@hygiene/db/read-page'
import { MOST_COUNTED } from '@hygiene/domain/content/board/most-counted'
import { BoardType } from '@hygiene/domain/text'
import type { Pool } from 'pg'
import { hiddenInSql, shownInSql } from './shown-on.ts'

interface Narrowed {
  postType?: number | undefined
  examType?: number | undefined
  postNos?: readonly number[] | undefined
}

interface PostRow {
  postNo: number
  title: string
  isImportant: boolean
  viewCount: number
  regDate: string
  excerpt: string | null
  totalRow: number
}

/**
 * Returns conditions on posts (`p`) and on counts (`c`) from `$3` on. `counts` is null for single posts, and `next` is the next
 * free parameter.
 */
function narrowedBy({ postNos, ...kinds }: Narrowed) {
  const wanted = Object.entries(kinds).filter(([, value]) => value !== undefined)
  const values: unknown[] = wanted.map(([, value]) => value)
  const name = wanted.map(([column]) => `-${column}`).join('')
  const posts = wanted.map(([column], at) => ` AND p."${column}" = $${at + 3}::int`).join('')
  const counts = wanted.map(([column], at) => ` AND c."${column}"::text = $${at + 3}::int::text`).join('')
  const next = values.length + 3
  if (!postNos) return { name, values, posts, counts, next }

  const named = `${posts} AND p."postNo" = ANY ($${next}::int[])`
  return { name: `${name}-named`, values: [...values, postNos], posts: named, counts: null, next: next + 1 }
}

const EXCERPT = `
  CASE WHEN strpos(lower(v."plainText"), "asked"."text") > 0
       THEN substr(v."plainText", greatest(1, strpos(lower(v."plainText"), "asked"."text") - 24), 110) END`

/**
 * Finds posts by text in title or body; signs such as `%` are literals (docs/decisions/014-bigrams.md). The plan is made per
 * search: rare words use the index, common ones walk back from today. `totalRow` counts at most `MOST_COUNTED` further hits.
 */
function searchPosts(pool: Pool, narrowed: Narrowed, searchText: string, given: readonly unknown[]) {
  const { posts, next } = narrowedBy(narrowed)
  const [text, offset, limit] = [next + 2, next, next + 1]
  const found = `
     FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
    WHERE p."boardType" = $1 AND ${shownInSql('$2')}${posts}
      AND v."grams" @> "grams_asked"(lower($${text}))
      AND strpos(lower(v."title" || E'\\n' || v."plainText"), lower($${text})) > 0`
  return pool.query<PostRow>({
    text: `
      SELECT v."postNo", v."title", p."isImportant", p."viewCount", p."publishedOn"::text AS "regDate", ${EXCERPT} AS "excerpt",
             "hits"."totalRow"
        FROM (SELECT p."postNo" ${found} ORDER BY p."publishedOn" DESC, p."postNo" DESC OFFSET $${offset} LIMIT $${limit}) "page"
        JOIN "Post" p USING ("postNo")
        JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion",
             (SELECT count(*)::int AS "totalRow"
                FROM (SELECT 1 ${found} LIMIT $${offset}::int + $${limit}::int + ${MOST_COUNTED}) "some") "hits",
             (SELECT lower($${text}) AS "text") "asked"
       ORDER BY p."publishedOn" DESC, p."postNo" DESC`,
    values: [...given, searchText],
  })
}

interface Asked extends Narrowed {
  boardType: BoardType
  page: number
  limit: number
  searchText?: string | undefined
}

/** Lists the shown posts of a board or the hits of a search: pinned first, then newest first. Each page is read from an index. */
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
 * Avoids scanning to count: `PostCount` holds the totals, from which the few scheduled or expired posts are subtracted. Pinned
 * posts come first, and the others continue from the index.
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
