import type { RosterRow } from '../features/in-person/session/roster-text.ts'
import type { SessionFacts, SessionItem } from '../features/in-person/session/session-text.ts'

/** A session and a person booked in it, as the server tells them. */
const sampleItem: SessionItem = {
  sessionNo: 12,
  startsAt: '2026-12-10T01:00:00.000Z',
  endsAt: '2026-12-10T08:00:00.000Z',
  venueNo: 3,
  venueName: '수원 교육장',
  branchName: '경기지회',
  salesType: 1,
  status: 'open',
  capacity: 30,
  taken: 12,
  queue: 2,
  exceptions: 1,
}

export const sampleSession: SessionFacts = {
  ...sampleItem,
  address: '경기도 수원시 팔달구 가상로 100',
  branchNo: 1,
  venueCapacity: 200,
  trades: [{ industryType: 1, capacity: null }],
  applyOpensAt: '2026-10-10T00:00:00.000Z',
  applyClosesAt: '2026-12-09T09:00:00.000Z',
  cancelledAt: null,
  cancelReason: '',
  replacedByNo: null,
  people: { sold: 10, held: 2, waiting: 2, waitingWithSeat: 1 },
  mayBeCancelled: true,
  mayBeMoved: true,
  mayHaveCheckInLinks: true,
  checkInLinks: [],
}

export const sampleRow: RosterRow = {
  applicationNo: 31,
  memberNo: 5,
  name: '임*호',
  phone: '010-****-0001',
  birthYear: 1963,
  number: 1,
  seat: 'sold',
  heldUntil: null,
  queue: null,
  slip: 'issued',
  isOut: false,
  inBy: { by: '정문 1', isByHand: false },
  records: [
    {
      inPersonEnrolmentNo: 7,
      businessName: '새마음 식당',
      licenceNo: '20260000005',
      industryType: 1,
      status: 'paid',
      certificateNumber: null,
    },
  ],
  inAt: '2026-12-10T01:25:00.000Z',
  outAt: null,
  exceptionText: '일부만 출석: 입실 10:25, 퇴실 기록 없음',
  mayBePresent: true,
  mayBeAbsent: true,
  mayBeClosed: false,
  mayBeMarkedIn: false,
  mayBeMarkedOut: false,
  mayBeExtended: false,
  mayBeMoved: false,
  mayBeSeated: false,
}
