import type { Prisma } from '@hygiene/db/generated/client'
import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import { calendarFileOf, type Gather, WITH_VENUE } from './gather.ts'

const WITH_MONEY = {
  ...WITH_VENUE,
  enrolments: true,
  waiting: { include: WITH_VENUE },
  application: {
    include: { payments: { where: { status: { in: ['paid', 'cancelled'] }, paidAt: { not: null } } } },
  },
} as const satisfies Prisma.BookingInclude

type Notified = Prisma.BookingGetPayload<{ include: typeof WITH_MONEY }>

/** Covers the booking's own session and a session on whose waiting list the person was; that entry ended with the message. */
export const sessionCancelled: Gather<'sessionCancelled'> = async ({ db, aboutNo, createdAt, config }) => {
  const booking = await db.booking.findUnique({ where: { applicationNo: aboutNo }, include: WITH_MONEY })
  if (!booking) return null
  const gone = booking.waiting.find(
    ({ status, endedAt }) => status === 'sessionGone' && endedAt?.getTime() === createdAt.getTime(),
  )
  const session = gone?.session ?? booking.session
  if (session.status !== 'cancelled') return null
  return {
    kind: 'sessionCancelled',
    session,
    reason: session.cancelReason,
    outcome: outcomeOf(booking, gone),
    calendarFile: calendarFileOf({ aboutNo, config }),
  }
}

function outcomeOf(
  booking: Notified,
  gone: Notified['waiting'][number] | undefined,
): MessageFacts<'sessionCancelled'>['outcome'] {
  const { application, enrolments, seat, session } = booking
  if (gone && seat === 'waiting') return { what: 'waitsElsewhere' }
  if (gone && seat !== 'released') return { what: 'keepsSeat', seat: session }
  const [payment] = application.payments
  if (gone || !payment) return { what: gone ? 'onlyWaited' : 'nothingPaid' }
  const isRefunded = enrolments.some(({ status }) => status === 'refunded')
  return { what: isRefunded ? 'refunded' : 'needsAccount', amountWon: payment.amountWon }
}
