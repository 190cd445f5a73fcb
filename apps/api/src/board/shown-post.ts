import { richText } from '@hygiene/contracts'
import type { Post, PrismaClient } from '@hygiene/db'
import type { BoardType } from '@hygiene/domain'
import { shownOn } from '@hygiene/operations/board/shown-on'

export type ShownPost = NonNullable<Awaited<ReturnType<typeof findShownPost>>>

/** A post as it is shown today; null for a draft, for one dated ahead, and for another board than the one asked for. */
export async function findShownPost(db: PrismaClient, postNo: number, now: Date, boardType?: BoardType) {
  const post = await db.post.findFirst({
    where: { ...shownOn(now), postNo, ...(boardType === undefined ? {} : { boardType }) },
    include: { shown: { select: { title: true, content: true } } },
  })
  if (!post?.shown) return null
  const { title, content } = post.shown
  return {
    postNo,
    boardType: post.boardType as BoardType,
    title,
    contents: richText.parse(content),
    isImportant: post.isImportant,
    viewCount: post.viewCount,
    regDate: post.publishedOn.toISOString().slice(0, 10),
    ...(await neighboursOf(db, post, now)),
  }
}

/** In the order of the list: `previous` is older, `next` newer. */
async function neighboursOf(db: PrismaClient, { postNo, boardType, publishedOn }: Post, now: Date) {
  const onBoard = { ...shownOn(now), boardType }
  const [previous, next] = await Promise.all([
    db.post.findFirst({
      where: {
        AND: [
          onBoard,
          { OR: [{ publishedOn: { lt: publishedOn } }, { publishedOn, postNo: { lt: postNo } }] },
        ],
      },
      orderBy: [{ publishedOn: 'desc' }, { postNo: 'desc' }],
      include: { shown: { select: { title: true } } },
    }),
    db.post.findFirst({
      where: {
        AND: [
          onBoard,
          { OR: [{ publishedOn: { gt: publishedOn } }, { publishedOn, postNo: { gt: postNo } }] },
        ],
      },
      orderBy: [{ publishedOn: 'asc' }, { postNo: 'asc' }],
      include: { shown: { select: { title: true } } },
    }),
  ])
  return { previous: nameOf(previous), next: nameOf(next) }
}

function nameOf(post: (Post & { shown: { title: string } | null }) | null) {
  return post?.shown ? { postNo: post.postNo, title: post.shown.title } : null
}
