import { calendarFileOf, type Gather, WITH_VENUE } from './gather.ts'

/** The move and the message share an instant. Without such a move the session itself got another time or venue. */
export const sessionMoved: Gather<'sessionMoved'> = async ({ db, aboutNo, createdAt, config }) => {
  const booking = await db.booking.findUnique({ where: { applicationNo: aboutNo }, include: WITH_VENUE })
  if (!booking || booking.seat === 'released') return null
  const { session, sessionNo, seat } = booking
  const calendarFile = calendarFileOf({ aboutNo, config })
  const moved = { kind: 'sessionMoved', session, seat, calendarFile } as const
  const move = await db.seatMove.findFirst({
    where: { applicationNo: aboutNo, movedAt: createdAt },
    orderBy: { moveNo: 'desc' },
  })
  if (!move) {
    const change = await db.sessionChange.findFirst({ where: { sessionNo, changedAt: createdAt } })
    return { ...moved, move: { cause: 'inPlace' }, fromStartsAt: change?.fromStartsAt }
  }

  const from = await db.inPersonSession.findUniqueOrThrow({
    where: { sessionNo: move.fromNo },
    include: WITH_VENUE.session.include,
  })
  const fromStartsAt = from.startsAt
  if (move.cause !== 'association') return { ...moved, move: { cause: move.cause }, fromStartsAt }
  return { ...moved, fromStartsAt, move: { cause: 'association', from, reason: from.cancelReason } }
}
