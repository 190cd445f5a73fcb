import type { AnswerOf, acceptOffer } from '@hygiene/contracts'
import { type Queries, queuePosition } from '@hygiene/db'

/** The seat of an application as the wire tells it, or its place in the queue. */
export async function answerSeat(db: Queries, applyEduNo: number): Promise<AnswerOf<typeof acceptOffer>> {
  const booking = await db.booking.findUniqueOrThrow({
    where: { applyEduNo },
    include: {
      enrolments: { where: { status: { notIn: ['cancelled', 'refunded', 'absent'] } } },
      waiting: { where: { status: { in: ['waiting', 'offered'] } } },
    },
  })
  const { offlineEducationNo, seat, heldUntil, enrolments } = booking
  const place = booking.waiting.find((entry) => entry.offlineEducationNo === offlineEducationNo)
  return {
    applyEduNo,
    offlineEduNos: enrolments.map(({ offlineEduNo }) => offlineEduNo),
    offlineEducationNo,
    price: enrolments.reduce((sum, { priceWon }) => sum + priceWon, 0),
    seat,
    heldUntil: heldUntil?.toISOString() ?? null,
    waitingPosition: seat === 'waiting' && place ? await queuePosition(db, place) : null,
  }
}
