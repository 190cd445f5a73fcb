import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { attachInPersonDesignation } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { declineOffer } from '@hygiene/contracts/in-person/queue/decline-offer'
import { joinWaitingList } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { leaveWaitingList } from '@hygiene/contracts/in-person/queue/leave-waiting-list'
import { markInPersonPrinted } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import { openSeatCalendar } from '@hygiene/contracts/in-person/seat/open-seat-calendar'
import { readSlip } from '@hygiene/contracts/in-person/slip/read-slip'
import { readSlipQr } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { Records } from './records.ts'
import { guessed, row, type StrangerRow } from './stranger-row.ts'

const PLACE = {
  businessName: '새 밥집',
  representative: '홍길동',
  address: '서울특별시 중구 세종대로 1',
  positionType: 1,
} as const
const UNKNOWN = 'ENROLMENT_NOT_FOUND'
const SCAN_NO = '7d0c2e0a-6a2b-4a53-9df0-0c2f5a1b7e11'

const seatOf = ({ seat: { inPersonEnrolmentNo } }: Records) => ({ inPersonEnrolmentNo })

const applicationOf = ({ venueNo, person }: Records, licenseNumber: string) => ({
  sessionNo: venueNo,
  salesType: 1 as const,
  licences: [{ ...PLACE, industryType: 1 as const, licenseNumber, sidoCode: '1100000000' }],
  phone: person.phone,
  privacyConsent: true as const,
})

const scanOf = (applicationNo: ApplicationNo, payload: string) => ({
  scanNo: SCAN_NO,
  applicationNo,
  direction: 'in' as const,
  method: 'qr' as const,
  payload,
  scannedAt: '2026-11-21T10:00:00+09:00',
})

const SEAT_ROWS: readonly StrangerRow[] = [
  row(applyInPerson, UNKNOWN, ({ heldSeat: { applicationNo } }, own) => ({
    inPersonApplication: { ...applicationOf(own, own.freshLicence), applicationNo },
  })),
  row(
    applyInPerson,
    'ALREADY_APPLIED',
    ({ seat }, own) => ({ inPersonApplication: applicationOf(own, seat.licenceNo) }),
    { isForAll: true },
  ),
  row(checkInPersonEligibility, 'nothing', ({ seat }) => ({
    salesType: 1,
    industryType: 1,
    licenseNumber: seat.licenceNo,
    sidoCode: '1100000000',
  })),
  row(readInPersonEnrolment, UNKNOWN, seatOf),
  row(correctInPersonApplicant, UNKNOWN, (theirs) => ({
    inPersonApplication: { ...PLACE, ...seatOf(theirs) },
  })),
  row(
    correctInPersonApplicant,
    'ALREADY_APPLIED',
    ({ seat }, { heldSeat: { inPersonEnrolmentNo } }) => ({
      inPersonApplication: { ...PLACE, inPersonEnrolmentNo, licenseNumber: seat.licenceNo },
    }),
    { isForAll: true },
  ),
  row(cancelInPerson, UNKNOWN, ({ heldSeat: { inPersonEnrolmentNo } }) => ({ inPersonEnrolmentNo })),
  row(moveSeat, UNKNOWN, (theirs, { venueNo }) => ({ ...seatOf(theirs), sessionNo: venueNo })),
  row(moveSeat, UNKNOWN, ({ seat: { applicationNo } }, own) => ({
    ...seatOf(own),
    applicationNo,
    sessionNo: own.venueNo,
  })),
  row(attachInPersonDesignation, UNKNOWN, (theirs, { seatFileNo: fileNo }) => ({
    ...seatOf(theirs),
    fileNo,
  })),
  row(attachInPersonDesignation, 'FILE_NOT_FOUND', ({ seatFileNo: fileNo }, own) => ({
    ...seatOf(own),
    fileNo,
  })),
]

const QUEUE_ROWS: readonly StrangerRow[] = [
  row(joinWaitingList, UNKNOWN, (theirs, { venueNo }) => ({ ...seatOf(theirs), sessionNo: venueNo })),
  row(leaveWaitingList, 'WAITING_NOT_FOUND', ({ waitingNo }) => ({ waitingNo })),
  row(acceptOffer, 'WAITING_NOT_FOUND', ({ waitingNo }) => ({ waitingNo })),
  row(readOffer, 'OFFER_NOT_FOUND', ({ waitingNo }, { offerToken }) => ({
    token: `${waitingNo}.${offerToken.split('.')[1]}`,
  })),
  row(openSeatCalendar, 'CALENDAR_NOT_FOUND', ({ seat }, { calendarToken }) => ({
    token: `${seat.applicationNo}.${calendarToken.split('.')[1]}`,
  })),
  row(declineOffer, 'OFFER_NOT_FOUND', ({ waitingNo }, { offerToken }) => ({
    token: `${waitingNo}.${offerToken.split('.')[1]}`,
  })),
]

const PAPER_ROWS: readonly StrangerRow[] = [
  row(markInPersonPrinted, UNKNOWN, (theirs) => ({ ...seatOf(theirs), document: 'slip' as const })),
  row(readInPersonCertificate, UNKNOWN, seatOf),
  row(readSlip, UNKNOWN, seatOf),
  row(readSlipQr, UNKNOWN, seatOf),
]

const CHECK_IN_ROWS: readonly StrangerRow[] = [
  row(openCheckIn, 'CHECK_IN_UNKNOWN', ({ checkInCode }, own) => ({
    code: guessed(checkInCode, own.checkInCode),
  })),
  row(recordCheckInScans, 'CHECK_IN_UNKNOWN', ({ checkInCode, seat, payload }, own) => ({
    code: guessed(checkInCode, own.checkInCode),
    deviceNo: SCAN_NO,
    scans: [scanOf(seat.applicationNo, payload)],
  })),
  // A check-in of another venue neither shows nor marks people expected elsewhere.
  row(recordCheckInScans, 'nothing', ({ seat, payload }, { checkInCode: code }) => ({
    code,
    deviceNo: SCAN_NO,
    scans: [scanOf(seat.applicationNo, payload)],
  })),
]

export const IN_PERSON_ROWS: readonly StrangerRow[] = [
  ...SEAT_ROWS,
  ...QUEUE_ROWS,
  ...PAPER_ROWS,
  ...CHECK_IN_ROWS,
]
