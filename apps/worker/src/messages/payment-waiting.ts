import { payUntil } from '@hygiene/domain/platform/message/due-reminders'
import type { Gather } from './gather.ts'

/** Left out once it is paid, given up, or an account has been opened that says until when. */
export const paymentWaiting: Gather<'paymentWaiting'> = async ({ db, aboutNo, now }) => {
  const application = await db.application.findUnique({
    where: { applicationNo: aboutNo },
    include: {
      enrolments: { where: { status: 'applied' } },
      payments: { where: { status: 'virtualAccountIssued', accountExpiresAt: { gt: now } } },
    },
  })
  const [enrolment] = application?.enrolments ?? []
  if (!enrolment || application?.payments.length) return null
  const until = payUntil(enrolment.appliedAt)
  return until > now ? { kind: 'paymentWaiting', payUntil: until } : null
}
