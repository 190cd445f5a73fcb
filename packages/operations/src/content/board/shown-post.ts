import { richText } from '@hygiene/contracts/content/board/rich-text'
import type { Post, PrismaClient } from '@hygiene/db/generated/client'
import type { BoardType } from '@hygiene/domain/text'
import { shownInSql, shownOn } from './shown-on.ts'
import type { Pool } from 'pg'

export type Reading = { db: PrismaClient; pool: Pool }

export type ShownPost = NonNullable<Awaited<ReturnType<typeof findShownPost>>>

/** Returns a currently shown post with its files. Returns null for a draft, a scheduled post or a post of another board. */
export async function findShownPost({ db, pool }: Reading, postNo: number, now: Date, boardType?: BoardType) {
  const post = await db.post.findFirst({
    where: { ...shownOn(now), postNo, ...(boardType === undefined ? {} : { boardType }) },
    include: { shown: { select: { title: true, content: true } } },
  })
  if (!post?.shown) return null
  const { title, content } = post.shown
  return {
    postNo,
    boardType: post.boardType,
    title,
    contents: richText.parse(content),
    isImportant: post.isImportant,
    viewCount: post.viewCount,
    regDate: post.publishedOn.toISOString().slice(0, 10),
    files: await db.postFile.findMany({ where: { postNo }, orderBy: [{ name: 'asc' }, { fileNo: 'asc' }] }),
    ...(await neighboursOf(pool, post, now)),
  }
}

type Neighbour = { postNo: number; title: string }

/** Returns the neighbours in list order: `previous` is older, `next` newer. Each is the next row of the board's index. */
async function neighboursOf(pool: Pool, { postNo, boardType, publishedOn }: Post, now: Date) {
  const neighbour = async (name: string, beyond: string, order: string): Promise<Neighbour | null> => {
    const { rows } = await pool.query<Neighbour>({
      name,
      text: `
        SELECT p."postNo", v."title"
          FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
         WHERE p."boardType" = $1 AND ${shownInSql('$2')} AND (p."publishedOn", p."postNo") ${beyond} ($3::date, $4::int)
         ORDER BY p."publishedOn" ${order}, p."postNo" ${order} LIMIT 1`,
      values: [boardType, now, publishedOn.toISOString().slice(0, 10), postNo],
    })
    return rows[0] ?? null
  }
  const [previous, next] = await Promise.all([
    neighbour('older-post', '<', 'DESC'),
    neighbour('newer-post', '>', 'ASC'),
  ])
  return { previous, next }
}
