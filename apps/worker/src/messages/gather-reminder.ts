import type { Message, Transaction } from '@hygiene/db'
import { type MessageFacts, payUntil, reminderDayWord, seoulDay } from '@hygiene/domain'
import { gatherAccount } from './gather-order.ts'
import { messageSession, WITH_VENUE } from './message-session.ts'

type Clock = { now: () => Date }

/** Left out once it is paid, given up, or an account has been opened that says until when. */
export async function gatherUnpaid(
  db: Transaction,
  { aboutNo }: Message,
  { now }: Clock,
): Promise<MessageFacts | null> {
  const application = await db.application.findUnique({
    where: { applicationNo: aboutNo },
    include: {
      enrolments: { where: { status: 'applied' } },
      payments: { where: { status: 'virtualAccountIssued', accountExpiresAt: { gt: now() } } },
    },
  })
  const [enrolment] = application?.enrolments ?? []
  if (!enrolment || application?.payments.length) return null
  const until = payUntil(enrolment.appliedAt)
  return until > now() ? { kind: 'paymentWaiting', payUntil: until } : null
}

/** The account as it was told; of a seat that is held no longer, nothing. */
export async function gatherDeposit(
  db: Transaction,
  message: Message,
  clock: Clock,
): Promise<MessageFacts | null> {
  const account = await gatherAccount(db, message, clock)
  if (account?.kind !== 'accountIssued') return null
  const booking = await db.booking.findFirst({
    where: { application: { payments: { some: { paymentNo: message.aboutNo } } } },
  })
  if (!booking) return { ...account, kind: 'depositDue' }
  const { seat, heldUntil } = booking
  if (seat !== 'held' || !heldUntil || heldUntil <= clock.now()) return null
  const expiresAt = heldUntil < account.expiresAt ? heldUntil : account.expiresAt
  return { ...account, kind: 'depositDue', expiresAt }
}

/** Told while the seat is the person's and the session is on that day; a session moved meanwhile has its own reminder. */
export async function gatherSession(
  db: Transaction,
  { aboutNo, forOn }: Message,
  { now }: Clock,
): Promise<MessageFacts | null> {
  const booking = await db.booking.findUnique({
    where: { applicationNo: aboutNo, seat: 'sold' },
    include: WITH_VENUE,
  })
  if (!booking || booking.session.status === 'cancelled' || booking.session.startsAt <= now()) return null
  const day = seoulDay(booking.session.startsAt)
  const dayWord = reminderDayWord(day, now())
  if (forOn?.toISOString().slice(0, 10) !== day || !dayWord) return null
  return { kind: 'sessionTomorrow', session: messageSession(booking.session), dayWord }
}
