import { readNotice as contract } from '@hygiene/contracts'
import type { Notice, PrismaClient } from '@hygiene/db'
import { seoulDay } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** One notice with its neighbours in the order of the list: `previous` is older, `next` newer. */
export const readNotice = implement(contract, async ({ input, deps, now, refuse }) => {
  const today = new Date(seoulDay(now))
  const notice = await deps.db.notice.findFirst({
    where: { noticeNo: input.noticeNo, publishedOn: { lte: today } },
  })
  if (!notice) throw refuse('NOTICE_NOT_FOUND')

  const [previous, next] = await Promise.all([findOlder(deps.db, notice), findNewer(deps.db, notice, today)])
  return {
    noticeNo: notice.noticeNo,
    title: notice.title,
    contents: notice.paragraphs,
    isImportant: notice.isImportant,
    regDate: notice.publishedOn.toISOString().slice(0, 10),
    previous,
    next,
  }
})

const NEIGHBOUR = { noticeNo: true, title: true } as const
type Neighbour = Pick<Notice, 'noticeNo' | 'title'> | null

async function findOlder(db: PrismaClient, { noticeNo, publishedOn }: Notice): Promise<Neighbour> {
  return db.notice.findFirst({
    where: { OR: [{ publishedOn: { lt: publishedOn } }, { publishedOn, noticeNo: { lt: noticeNo } }] },
    orderBy: [{ publishedOn: 'desc' }, { noticeNo: 'desc' }],
    select: NEIGHBOUR,
  })
}

async function findNewer(
  db: PrismaClient,
  { noticeNo, publishedOn }: Notice,
  today: Date,
): Promise<Neighbour> {
  return db.notice.findFirst({
    where: {
      OR: [{ publishedOn: { gt: publishedOn, lte: today } }, { publishedOn, noticeNo: { gt: noticeNo } }],
    },
    orderBy: [{ publishedOn: 'asc' }, { noticeNo: 'asc' }],
    select: NEIGHBOUR,
  })
}
