export { type CertificateTerms, giveCertificate, type Graduate } from './certificate/give-certificate.ts'
export {
  type Alongside,
  connectDatabase,
  type Database,
  type DatabaseOptions,
  type Queries,
  type Transaction,
} from './connect.ts'
export { describeError, sentenceOf } from './describe-error.ts'
export { findCourseWindows } from './education/find-course-windows.ts'
export {
  EDUCATION_RECORDS,
  educationRecordsFor,
  type EducationRow,
  findEducationRecords,
  lapsedHoldsOf,
  type RecordsWanted,
} from './education/find-education-records.ts'
export { countNoLongerNeeded, isNoLongerNeeded } from './education/is-no-longer-needed.ts'
export { findLicence } from './lookup/find-licence.ts'
export { currentProvinceCodes, followSuccessors, sameProvinceCodes } from './lookup/province-codes.ts'
export { escapeLike, likePattern } from './like-pattern.ts'
export { groupCommits, type GroupOptions } from './group-commits.ts'
export { handOver } from './outbox.ts'
export { lockApplication } from './locks/lock-application.ts'
export { lockEnrolment } from './locks/lock-enrolment.ts'
export { lockInPersonEnrolment } from './locks/lock-in-person-enrolment.ts'
export { lockMember } from './locks/lock-member.ts'
export { lockSessions } from './locks/lock-sessions.ts'
export { type LeaseWanted, takePlayerLease } from './locks/take-player-lease.ts'
export { takeCertificateSequence } from './locks/take-certificate-number.ts'
export { cancelSession, type SessionCancellation } from './in-person/cancel-session.ts'
export { closeAttention, type CloseAttentionRefusal } from './in-person/close-attention.ts'
export { closeSessions } from './in-person/close-sessions.ts'
export { type BookingOutcome, completeBooking } from './in-person/complete-booking.ts'
export {
  COUNT_SEATS,
  countFreeSeats,
  type FreeSeats,
  freeSeatsFor,
  hasFreeSeat,
  type SeatCount,
  seatCountOf,
} from './in-person/count-free-seats.ts'
export {
  doorAddress,
  type DoorPassOfSession,
  findDoorPass,
  makeDoorPass,
} from './in-person/door-pass.ts'
export { findDueBookings } from './in-person/find-due-bookings.ts'
export { endGonePlace } from './in-person/end-gone-place.ts'
export { endLapsedHolds } from './in-person/end-lapsed-holds.ts'
export { endQueuePlace, findUselessPlaces } from './in-person/end-queue-place.ts'
export { endWaiting } from './in-person/end-waiting.ts'
export { findMoveTarget } from './in-person/find-move-target.ts'
export { findSeatOf, type SeatOf } from './in-person/find-seat-of.ts'
export { findSeatsAtSameTime } from './in-person/find-seats-at-same-time.ts'
export { holdSeat } from './in-person/hold-seat.ts'
export { lapseOffer } from './in-person/lapse-offer.ts'
export { findSessionPeople, type SessionPerson } from './in-person/find-session-people.ts'
export {
  listStaffSessions,
  type StaffSessionRow,
  type StaffSessionsWanted,
} from './in-person/list-staff-sessions.ts'
export {
  closeDoorLink,
  type DoorLink,
  type DoorLinkRefusal,
  makeDoorLink,
} from './in-person/make-door-link.ts'
export { moveBooking } from './in-person/move-seat.ts'
export { findNextOffer, makeOffer, offerFreeSeats } from './in-person/offer-free-seats.ts'
export { queuePosition } from './in-person/queue-position.ts'
export {
  type ForecastWanted,
  readCancellationForecast,
} from './in-person/read-cancellation-forecast.ts'
export { releaseHold } from './in-person/release-hold.ts'
export { releaseSeat } from './in-person/release-seat.ts'
export { relocateSession, type RelocationWanted } from './in-person/relocate-session.ts'
export {
  type PresenceDecision,
  type SettleRefusal,
  settlePresence,
} from './in-person/settle-presence.ts'
export { findSwaps, swapSeats } from './in-person/swap-seats.ts'
export { takeSeat } from './in-person/take-seat.ts'
export { tellPerson } from './in-person/tell-person.ts'
export { windUpBooking } from './in-person/wind-up-booking.ts'
export { bookingOf, type BookedApplication } from './payment/booking-of.ts'
export { closeOpenOrders } from './payment/close-open-orders.ts'
export { recordTransfer, type TransferMade } from './payment/record-transfer.ts'
export { openAccount, type RefundAccountPlain, sealAccount } from './payment/sealed-account.ts'
export { settlePayment } from './payment/settle-payment.ts'
export type { SettlementFacts } from './payment/settlement-facts.ts'
export { type RefundWanted, startRefund } from './payment/start-refund.ts'
export { tellOfRefusedRefund } from './payment/tell-of-refused-refund.ts'
export { STANDING_ORDER } from './payment/standing-order.ts'
export { inPoolTransaction, type LastWrites } from './pool-transaction.ts'
export { readPage } from './read-page.ts'
export { findStudy, lockStudy, STUDY_COUNTS, type Study, type StudyCounts } from './study/find-study.ts'
export { DEVELOPMENT_STAFF_TOTP_KEY, openText, sealText } from './sealed-text.ts'
export { isUniqueViolation } from './unique-violation.ts'
export * from './generated/client.ts'
export { type ConsoleEntry, consoleUser, writeConsoleAudit } from './write-console-audit.ts'
