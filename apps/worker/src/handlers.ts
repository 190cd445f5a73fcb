import {
  closeVirtualAccount,
  issueCertificate,
  issueEnrolmentSlip,
  issueReceipt,
  offerSeats,
  sendMessage,
  sendRefund,
  settlePayment,
  windUpSession,
} from '@hygiene/contracts'
import type { Job, PayloadOf } from '@hygiene/contracts/kit'
import type { WorkerDeps } from './deps.ts'
import { closeVirtualAccountJob } from './jobs/close-virtual-account.ts'
import { issueCertificateJob } from './jobs/issue-certificate.ts'
import { issueEnrolmentSlipJob } from './jobs/issue-enrolment-slip.ts'
import { issueReceiptJob } from './jobs/issue-receipt.ts'
import { offerSeatsJob } from './jobs/offer-seats.ts'
import { sendMessageJob } from './jobs/send-message.ts'
import { sendRefundJob } from './jobs/send-refund.ts'
import { settlePaymentJob } from './jobs/settle-payment.ts'
import { windUpSessionJob } from './jobs/wind-up-session.ts'

export interface Handler {
  job: Job
  run: (deps: WorkerDeps, payload: unknown) => Promise<void>
}

function handle<J extends Job>(
  job: J,
  run: (deps: WorkerDeps, payload: PayloadOf<J>) => Promise<void>,
): Handler {
  return { job, run: (deps, payload) => run(deps, job.payload.parse(payload) as PayloadOf<J>) }
}

/** Every kind of job and who does it. Each may run twice. */
export const HANDLERS: readonly Handler[] = [
  handle(settlePayment, settlePaymentJob),
  handle(windUpSession, windUpSessionJob),
  handle(closeVirtualAccount, closeVirtualAccountJob),
  handle(offerSeats, offerSeatsJob),
  handle(sendMessage, sendMessageJob),
  handle(sendRefund, sendRefundJob),
  handle(issueCertificate, issueCertificateJob),
  handle(issueEnrolmentSlip, issueEnrolmentSlipJob),
  handle(issueReceipt, issueReceiptJob),
]
