import type { Endpoint } from '../kit/endpoint.ts'
import { acceptOffer } from './accept-offer.ts'
import { applyInPerson } from './apply-in-person.ts'
import { attachInPersonDesignation } from './attach-in-person-designation.ts'
import { cancelInPerson } from './cancel-in-person.ts'
import { moveSeat } from './move-seat.ts'
import { checkInPersonEligibility } from './check-in-person-eligibility.ts'
import { correctInPersonApplicant } from './correct-in-person-applicant.ts'
import { declineOffer } from './decline-offer.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { leaveWaitingList } from './leave-waiting-list.ts'
import { listInPersonClasses } from './list-in-person-classes.ts'
import { listInPersonDesignations } from './list-in-person-designations.ts'
import { listInPersonEnrolments } from './list-in-person-enrolments.ts'
import { listSessions } from './list-sessions.ts'
import { markInPersonPrinted } from './mark-in-person-printed.ts'
import { openDoor } from './open-door.ts'
import { readCalendar } from './read-calendar.ts'
import { readInPersonCertificate } from './read-in-person-certificate.ts'
import { readInPersonEnrolment } from './read-in-person-enrolment.ts'
import { readOffer } from './read-offer.ts'
import { readSlip } from './read-slip.ts'
import { readSlipQr } from './read-slip-qr.ts'
import { recordDoorScans } from './record-door-scans.ts'

export const IN_PERSON_ENDPOINTS = {
  acceptOffer,
  applyInPerson,
  attachInPersonDesignation,
  cancelInPerson,
  moveSeat,
  checkInPersonEligibility,
  correctInPersonApplicant,
  declineOffer,
  joinWaitingList,
  leaveWaitingList,
  listInPersonClasses,
  listInPersonDesignations,
  listInPersonEnrolments,
  listSessions,
  markInPersonPrinted,
  openDoor,
  readCalendar,
  readInPersonCertificate,
  readInPersonEnrolment,
  readOffer,
  readSlip,
  readSlipQr,
  recordDoorScans,
} as const satisfies Record<string, Endpoint>
