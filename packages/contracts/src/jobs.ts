import { closeVirtualAccount } from './jobs/close-virtual-account.ts'
import { issueCertificate } from './jobs/issue-certificate.ts'
import { issueEnrolmentSlip } from './jobs/issue-enrolment-slip.ts'
import { issueReceipt } from './jobs/issue-receipt.ts'
import { offerSeats } from './jobs/offer-seats.ts'
import { sendMessage } from './jobs/send-message.ts'
import { sendRefund } from './jobs/send-refund.ts'
import { settlePayment } from './jobs/settle-payment.ts'
import { windUpSession } from './jobs/wind-up-session.ts'
import type { Job } from './kit/job.ts'

/** Every kind of work the outbox may carry. */
export const JOBS = {
  closeVirtualAccount,
  issueCertificate,
  issueEnrolmentSlip,
  issueReceipt,
  offerSeats,
  sendMessage,
  sendRefund,
  settlePayment,
  windUpSession,
} as const satisfies Record<string, Job>
