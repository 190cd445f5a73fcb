import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffInquiries as contract } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import type { Inquiry, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { InquiryType } from '@hygiene/domain/text'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { queueFilter, queueWhere } from '../../inquiry/queue-where.ts'
import { readTerms } from '../../inquiry/working-term.ts'
import { operation } from '../../../kit/operation.ts'
import { inquiryRowOf, WITH_PEOPLE } from './inquiry-rows.ts'

const ROWS = 50
type Input = InputOf<typeof contract>

export const listStaffInquiries = operation(contract, async ({ db, input, actor, now, log }) => {
  const count = (view: Input['view']) => db.inquiry.count({ where: queueWhere(view, actor) })
  const [rows, term, firstAnswerMs, todo, mine, waiting, passed] = await Promise.all([
    readPage(db, { AND: [queueWhere(input.view, actor), queueFilter(input, now)] }, input),
    readTerms(db),
    firstAnswerToday(db, now),
    count('todo'),
    count('mine'),
    count('waiting'),
    count('passed'),
  ])
  const shown = rows.slice(0, ROWS)
  const memberNos = [...new Set(shown.filter((row) => !row.isAnonymous).map((row) => row.memberNo))]
  log({ memberNos })

  const { hours, answerMinutes } = term(InquiryType.inquiry)
  const day = seoulDay(now)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return {
    list: shown.map((row) => inquiryRowOf(row, term(row.inquiryType), now)),
    next: rows.length > ROWS ? (shown.at(-1)?.inquiryNo ?? null) : null,
    counts: { todo, mine, waiting, passed },
    firstAnswerMs,
    answerMinutes,
    spans: hours.holidays.has(day)
      ? []
      : hours.spans
          .filter((span) => span.weekday === weekday)
          .toSorted((a, b) => a.fromMinute - b.fromMinute),
    asOf: now,
  }
})

/** Sorts by due time, or closed inquiries by number, newest first. Reads one row more than a page to detect the next page. */
async function readPage(db: Queries, where: Prisma.InquiryWhereInput, { view, beyond }: Input) {
  const last = beyond === undefined ? null : await db.inquiry.findUnique({ where: { inquiryNo: beyond } })
  const isDone = view === 'done'
  const after = last ? (isDone ? { inquiryNo: { lt: last.inquiryNo } } : afterInTime(last)) : {}
  return db.inquiry.findMany({
    where: { AND: [where, after] },
    orderBy: isDone
      ? { inquiryNo: 'desc' }
      : [{ dueAt: { sort: 'asc', nulls: 'last' } }, { inquiryNo: 'asc' }],
    include: WITH_PEOPLE,
    take: ROWS + 1,
  })
}

function afterInTime({ dueAt, inquiryNo }: Inquiry): Prisma.InquiryWhereInput {
  const later = { inquiryNo: { gt: inquiryNo } }
  if (dueAt === null) return { dueAt: null, ...later }
  return { OR: [{ dueAt: { gt: dueAt } }, { dueAt, ...later }, { dueAt: null }] }
}

async function firstAnswerToday(db: Queries, now: Date): Promise<number | null> {
  const today = await db.inquiry.findMany({
    where: { firstAnswerAt: { gte: startOfSeoulDay(seoulDay(now)), lte: now } },
    select: { firstAnswerMs: true },
    orderBy: { firstAnswerMs: 'asc' },
  })
  return today[Math.floor((today.length - 1) / 2)]?.firstAnswerMs ?? null
}
