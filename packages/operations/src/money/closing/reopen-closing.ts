import { lockClosing } from '@hygiene/db/locks'
import { allowed, denied } from '@hygiene/domain/verdict'
import { formatSeoulLongDate, type SeoulDay } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { netWon } from '@hygiene/domain/money/closing/closing'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../../staff/approval/approval-kind.ts'
import { emptyDay, sumDays, sumsOf } from './sum-days.ts'

interface Reopening {
  closingNo: number
  day: SeoulDay
}

/** Reopens a closed day. The frozen row is kept, and the day can be closed again with its current sums. */
export const reopenClosing: ApprovalKind<Reopening> = {
  kind: 'reopenClosing',
  facts: z.object({ closingNo: z.int(), day: z.string() }),
  subject: ({ day }) => `closing ${day}`,
  lock: (db, { day }) => lockClosing(db, day),
  async load(db, { closingNo, day }) {
    const closing = await db.closing.findFirst({
      where: { closingNo, day: new Date(day), reopenedAt: null },
      include: { employee: true },
    })
    if (!closing) return null
    const frozen = sumsOf(closing)
    const { sums } = (await sumDays(db, { from: day, to: day })).get(day) ?? emptyDay()
    return {
      title: `${formatSeoulLongDate(day)} 마감 다시 열기`,
      headings: { before: '마감한 금액', after: '지금 금액' },
      rows: [
        { label: '수납액', before: formatWon(frozen.receivedWon), after: formatWon(sums.receivedWon) },
        { label: '환불액', before: formatWon(frozen.refundedWon), after: formatWon(sums.refundedWon) },
        { label: '차액', before: formatWon(netWon(frozen)), after: formatWon(netWon(sums)) },
        { label: '마감', before: closing.employee.name, after: '열림' },
      ],
      follows: [
        '이 날이 속한 달의 마감도 함께 열립니다.',
        '마감했던 금액은 기록으로 남고, 그날을 다시 마감해야 합니다.',
      ],
      fingerprint: fingerprintOf([closingNo, sums]),
      memberNos: [],
    }
  },
  async perform(db, { closingNo }, { approvalNo, now }) {
    const { count } = await db.closing.updateMany({
      where: { closingNo, reopenedAt: null },
      data: { reopenedAt: now, reopenedByNo: approvalNo },
    })
    return count === 1 ? allowed() : denied('CLOSING_NOT_FOUND')
  },
}
