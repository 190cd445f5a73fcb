import type { Message, Prisma, Transaction } from '@hygiene/db'
import type { CancelOutcome, MessageFacts } from '@hygiene/domain'
import { messageSession, WITH_VENUE } from './message-session.ts'

const WITH_MONEY = {
  ...WITH_VENUE,
  enrolments: true,
  waiting: { include: WITH_VENUE },
  application: {
    include: { payments: { where: { status: { in: ['paid', 'cancelled'] }, paidAt: { not: null } } } },
  },
} as const satisfies Prisma.BookingInclude

type Notified = Prisma.BookingGetPayload<{ include: typeof WITH_MONEY }>

/** The booking's own session is gone, or one that was waited for: then the entry ended with the message. */
export async function gatherCancelled(db: Transaction, message: Message): Promise<MessageFacts | null> {
  const booking = await db.booking.findUnique({
    where: { applicationNo: message.aboutNo },
    include: WITH_MONEY,
  })
  if (!booking) return null
  const gone = booking.waiting.find(
    ({ status, endedAt }) => status === 'sessionGone' && endedAt?.getTime() === message.createdAt.getTime(),
  )
  const session = gone?.session ?? booking.session
  if (session.status !== 'cancelled') return null
  return {
    kind: 'sessionCancelled',
    session: messageSession(session),
    reason: session.cancelReason,
    outcome: outcomeOf(booking, gone),
  }
}

/** Money that came back or is on its way, money that waits for an account, or none. */
function outcomeOf(booking: Notified, gone: Notified['waiting'][number] | undefined): CancelOutcome {
  const { application, enrolments, seat, session } = booking
  if (gone && seat === 'waiting') return { what: 'waitsElsewhere' }
  if (gone && seat !== 'released') return { what: 'keepsSeat', seat: messageSession(session) }
  const [payment] = application.payments
  if (gone || !payment) return { what: gone ? 'onlyWaited' : 'nothingPaid' }
  const isRefunded = enrolments.some(({ status }) => status === 'refunded')
  return { what: isRefunded ? 'refunded' : 'needsAccount', amountWon: payment.amountWon }
}

/** The move was written with the message; none of that instant: the session itself has another time or venue. */
export async function gatherMoved(db: Transaction, message: Message): Promise<MessageFacts | null> {
  const booking = await db.booking.findUnique({
    where: { applicationNo: message.aboutNo },
    include: WITH_VENUE,
  })
  if (!booking || booking.seat === 'released') return null
  const move = await db.seatMove.findFirst({
    where: { applicationNo: message.aboutNo, movedAt: message.createdAt },
    orderBy: { moveNo: 'desc' },
  })
  const moved = {
    kind: 'sessionMoved',
    session: messageSession(booking.session),
    seat: booking.seat,
  } as const
  if (!move) {
    const change = await db.sessionChange.findFirst({
      where: { sessionNo: booking.sessionNo, changedAt: message.createdAt },
    })
    return { ...moved, move: { cause: 'inPlace' }, fromStartsAt: change?.fromStartsAt }
  }

  const from = await db.inPersonSession.findUniqueOrThrow({
    where: { sessionNo: move.fromNo },
    include: WITH_VENUE.session.include,
  })
  const fromStartsAt = from.startsAt
  if (move.cause !== 'association') return { ...moved, move: { cause: move.cause }, fromStartsAt }
  return {
    ...moved,
    fromStartsAt,
    move: { cause: 'association', from: messageSession(from), reason: from.cancelReason },
  }
}
