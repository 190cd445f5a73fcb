import { asJson } from '@hygiene/db/as-json'
import type { Queries, Transaction } from '@hygiene/db/connect'
import type { BoardType } from '@hygiene/domain/text'
import { plainTextOf, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import { startOfSeoulDay } from '@hygiene/domain/time/seoul-day'

export interface FormerPost {
  postNo: number
  boardType: BoardType
  title: string
  content: readonly RichBlock[]
  publishedOn: string
  viewCount: number
  position: number
}

export async function takenPostNos(db: Queries, postNos: readonly number[]): Promise<Set<number>> {
  const found = await db.post.findMany({
    where: { postNo: { in: [...postNos] } },
    select: { postNo: true },
  })
  return new Set(found.map(({ postNo }) => postNo))
}

/** Stores a post with its previous number and day. The database refuses a number that was taken concurrently. */
export async function storeFormerPost(db: Transaction, post: FormerPost): Promise<void> {
  const { title, content, publishedOn, ...facts } = post
  const { postNo } = await db.post.create({ data: { ...facts, publishedOn: new Date(publishedOn) } })
  await db.postVersion.create({
    data: {
      postNo,
      version: 1,
      title,
      content: asJson(content),
      plainText: plainTextOf(content),
      writtenAt: startOfSeoulDay(publishedOn),
    },
  })
  await db.post.update({ where: { postNo }, data: { shownVersion: 1 } })
  // Moves the sequence past every used number.
  await db.$queryRaw`
    SELECT setval('"Post_postNo_seq"', greatest((SELECT "last_value" FROM "Post_postNo_seq"), ${postNo}::bigint))::text AS "last"`
}
