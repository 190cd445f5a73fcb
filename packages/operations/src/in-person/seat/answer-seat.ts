import type { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { Queries } from '@hygiene/db/connect'
import { queuePosition } from './queue-position.ts'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { VACATED_STATUSES } from '@hygiene/domain/in-person/enrolment/record-status'

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
    heldUntil,
    waitingPosition: seat === 'waiting' && place ? await queuePosition(db, place) : null,
  }
}
