import { type Alongside, lockApplication, type PrismaClient } from '@hygiene/db'
import { type ApplicationNo, denied, mayCloseAttention, type Verdict } from '@hygiene/domain'
import { setAttention } from '../../seat/set-attention.ts'

export type CloseAttentionRefusal = 'BOOKING_NOT_FOUND' | 'ATTENTION_OVER' | 'PRESENCE_UNDECIDED'

/** Staff have settled the matter of a booking elsewhere: it leaves their list. */
export async function closeAttention(
  client: PrismaClient,
  { applicationNo, alongside }: { applicationNo: ApplicationNo; alongside?: Alongside },
  now: Date,
): Promise<Verdict<CloseAttentionRefusal>> {
  return client.$transaction(async (db) => {
    await lockApplication(db, applicationNo)
    const booking = await db.booking.findUnique({
      where: { applicationNo },
      include: { session: true, enrolments: true },
    })
    if (!booking) return denied('BOOKING_NOT_FOUND')
    const { seat, attention, session, enrolments } = booking
    const statuses = enrolments.map(({ status }) => status)
    const verdict = mayCloseAttention(session, { seat, statuses, attention }, now)
    if (!verdict.allowed) return verdict

    await setAttention(db, applicationNo, null)
    await alongside?.(db)
    return verdict
  })
}
