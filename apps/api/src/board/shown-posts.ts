import { pageFactsOf, type PageFacts, pageWindow } from '@hygiene/contracts'
import { readPage } from '@hygiene/db'
import type { BoardType } from '@hygiene/domain'
import { hiddenInSql, shownInSql } from '@hygiene/operations/board/shown-on'
import type { Pool } from 'pg'
import { type Narrowed, narrowedBy, type PostRow, searchPosts } from './found-posts.ts'

interface Asked extends Narrowed {
  boardType: BoardType
  page: number
  limit: number
  searchText?: string | undefined
}

/** The posts of a board that are shown today, or those with the searched words: newest first, each page from an index. */
export async function listShownPosts(
  pool: Pool,
  { boardType, page, limit, searchText, ...narrowed }: Asked,
  now: Date,
): Promise<{ list: PostRow[]; pageInfo: PageFacts }> {
  const values = [boardType, now, ...narrowedBy(narrowed).values]
  const { rows, totalRow } = await readPage(pageWindow(page, limit), async (offset, take) =>
    searchText
      ? searchPosts(pool, narrowed, searchText, [...values, offset, take])
      : pool.query<PostRow>({ ...statementOf(narrowed), values: [...values, offset, take] }),
  )
  return { list: rows, pageInfo: pageFactsOf(page, limit, totalRow) }
}

/** Without scanning what it counts: `PostCount` knows the posts of a kind, of which those that wait or are over are few. */
function statementOf(narrowed: Narrowed): { name: string; text: string } {
  const { name, posts, counts, next } = narrowedBy(narrowed)
  const of = (condition: string) => `FROM "Post" p WHERE p."boardType" = $1 AND ${condition}${posts}`
  const shown = of(shownInSql('$2'))
  const hidden = hiddenInSql('$2').map((condition) => ` - (SELECT count(*) ${of(condition)})`)
  const total =
    counts === null
      ? `(SELECT count(*) ${shown})`
      : `(SELECT coalesce(sum(c."posts"), 0) FROM "PostCount" c WHERE c."boardType" = $1${counts})${hidden.join('')}`
  return {
    name: `board-list${name}`,
    text: `
      SELECT p."postNo", v."title", p."isImportant", p."viewCount", p."publishedOn"::text AS "regDate", NULL AS "excerpt",
             (${total})::int AS "totalRow"
        FROM (SELECT p."postNo" ${shown}
               ORDER BY p."publishedOn" DESC, p."postNo" DESC OFFSET $${next} LIMIT $${next + 1}) "page"
        JOIN "Post" p USING ("postNo")
        JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
       ORDER BY p."publishedOn" DESC, p."postNo" DESC`,
  }
}
