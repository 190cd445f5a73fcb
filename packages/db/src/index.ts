export {
  connectDatabase,
  type Database,
  type DatabaseOptions,
  type Queries,
  type Transaction,
} from './connect.ts'
export { describeError, sentenceOf } from './describe-error.ts'
export { findCourseWindows } from './education/find-course-windows.ts'
export { findLicence } from './lookup/find-licence.ts'
export { currentProvinceCodes, sameProvinceCodes } from './lookup/province-codes.ts'
export { escapeLike, likePattern } from './like-pattern.ts'
export { handOver } from './outbox.ts'
export { lockApplication } from './locks/lock-application.ts'
export { lockEnrolment } from './locks/lock-enrolment.ts'
export { type LeaseWanted, takePlayerLease } from './locks/take-player-lease.ts'
export { takeCertificateSequence } from './locks/take-certificate-number.ts'
export { closeOpenOrders } from './payment/close-open-orders.ts'
export { openAccount, type RefundAccountPlain, sealAccount } from './payment/sealed-account.ts'
export { type SettlementFacts, settlePayment } from './payment/settle-payment.ts'
export { inPoolTransaction, type LastWrites } from './pool-transaction.ts'
export { readPage } from './read-page.ts'
export { findStudy, lockStudy, STUDY_COUNTS, type Study, type StudyCounts } from './study/find-study.ts'
export { isUniqueViolation } from './unique-violation.ts'
export * from './generated/client.ts'
