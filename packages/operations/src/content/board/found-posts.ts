import { MOST_COUNTED } from '@hygiene/domain/content/board/most-counted'
import { shownInSql } from './shown-on.ts'
import type { Pool } from 'pg'

/** `noticeType` and `examType` of the specification; the numbers of the posts that are wanted alone. */
export interface Narrowed {
  postType?: number | undefined
  examType?: number | undefined
  postNos?: readonly number[] | undefined
}

export interface PostRow {
  postNo: number
  title: string
  isImportant: boolean
  viewCount: number
  regDate: string
  excerpt: string | null
  totalRow: number
}

/**
 * Conditions on posts (`p`) and on their counts (`c`; null: of single posts there are none) from `$3` on; `next` is the number
 * of the first free value.
 */
export function narrowedBy({ postNos, ...kinds }: Narrowed) {
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

/** The words around the place where the text has the searched words. */
const EXCERPT = `
  CASE WHEN strpos(lower(v."plainText"), "asked"."text") > 0
       THEN substr(v."plainText", greatest(1, strpos(lower(v."plainText"), "asked"."text") - 24), 110) END`

/**
 * Posts with the words in title or text, signs like `%` being letters (docs/decisions/014-bigrams.md). Planned again for each
 * search: rare words are found by the index, common ones by walking back from today. `totalRow` counts on by `MOST_COUNTED`
 * hits at the most.
 */
export function searchPosts(pool: Pool, narrowed: Narrowed, searchText: string, given: readonly unknown[]) {
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
