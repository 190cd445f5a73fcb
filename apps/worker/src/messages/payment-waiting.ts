import { payUntil } from '@hygiene/domain/platform/message/due-reminders'
import type { Gather } from './gather.ts'

/** Returns null once the application is paid or cancelled, or an account with its own deadline was issued. */
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
