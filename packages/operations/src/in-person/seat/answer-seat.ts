import type { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { Queries } from '@hygiene/db'
import { queuePosition } from './queue-position.ts'
import { type ApplicationNo, LIVE_PLACES, VACATED_STATUSES } from '@hygiene/domain'

/** The seat of an application as the wire tells it, or its place in the queue. */
export async function answerSeat(
  db: Queries,
  applicationNo: ApplicationNo,
): Promise<AnswerOf<typeof acceptOffer>> {
  const booking = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: {
      enrolments: {
        where: { status: { notIn: [...VACATED_STATUSES] } },
        orderBy: { inPersonEnrolmentNo: 'asc' },
      },
      waiting: { where: { status: { in: [...LIVE_PLACES] } } },
    },
  })
  const { sessionNo, seat, heldUntil, enrolments } = booking
  const place = booking.waiting.find((entry) => entry.sessionNo === sessionNo)
  return {
    applicationNo,
    inPersonEnrolmentNos: enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo),
    sessionNo,
    price: enrolments.reduce((sum, { priceWon }) => sum + priceWon, 0),
    seat,
    heldUntil: heldUntil?.toISOString() ?? null,
    waitingPosition: seat === 'waiting' && place ? await queuePosition(db, place) : null,
  }
}
