import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { sampleSession } from './sample-session.ts'

type InPersonRecord = EntityOf<typeof listInPersonEnrolments>['list'][number]

export function sampleRecord(no: number, changed: Partial<InPersonRecord> = {}): InPersonRecord {
  const { edu, list: venue } = sampleSession(1)
  return {
    edu: { businessName: `식당 ${no}` },
    info: { edu: { inPersonEnrolmentNo: no, courseNo: 1, applicationNo: 100 + no, salesType: 1 as const } },
    status: 'paid',
    endSentence: null,
    educationName: '신규 영업자 집합교육',
    year: 2026,
    industryType: 1 as const,
    licenseNumber: '20260001234',
    price: 30_000,
    appliedAt: '2026-11-20T01:00:00Z',
    paidAt: '2026-11-20T01:10:00Z',
    completedAt: null,
    seat: 'sold',
    heldUntil: null,
    sessionNo: 1,
    sessionDay: { eduDate: edu.eduDate, startTime: edu.startTime, endTime: edu.endTime },
    venue,
    isSessionCancelled: false,
    mayChange: true,
    changeSentence: null,
    moved: null,
    venueSidoCode: '4100000000',
    waiting: [],
    paymentNo: 7,
    awaitingDepositUntil: null,
    inAt: null,
    outAt: null,
    isPrinted: false,
    ...changed,
  }
}

export function sampleWaiting(
  waitingNo: number,
  changed: Partial<InPersonRecord['waiting'][number]> = {},
): InPersonRecord['waiting'][number] {
  const { edu, list: venue } = sampleSession(2)
  return {
    waitingNo,
    status: 'waiting',
    position: 2,
    offerUntil: null,
    sessionNo: 2,
    sessionDay: { eduDate: '2026-12-17', startTime: edu.startTime, endTime: edu.endTime },
    venue,
    ...changed,
  }
}
