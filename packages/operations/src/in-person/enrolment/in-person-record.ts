import type { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { InPersonEnrolment, Prisma } from '@hygiene/db/generated/client'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { venueOf, sessionDayOf, type VenueColumns } from '../seat/session-view.ts'

export type InPersonRecord = Omit<EntityOf<typeof readInPersonEnrolment>, 'state' | 'files'>

export const RECORD_PARTS = {
  booking: { include: { session: { include: { venue: true } } } },
  certificate: true,
} as const satisfies Prisma.InPersonEnrolmentInclude

type RecordWithParts = InPersonEnrolment & {
  booking: { session: { startsAt: Date; endsAt: Date; venue: VenueColumns } }
  certificate: { certificateNumber: string } | null
}

/**
 * Returns the specification's in-person record. `edu.endDate` is the day of completion, before it the session's day.
 * `qrImagePath` is the address of the slip's symbol, empty without a slip.
 */
export function inPersonRecordOf(record: RecordWithParts, qrImagePath: string): InPersonRecord {
  const { inPersonEnrolmentNo, companyPhone, completedAt, certificate } = record
  const { session } = record.booking
  return {
    info: {
      inPersonEnrolmentNo,
      offlineEduCode: certificate?.certificateNumber ?? '',
      industryType: record.industryType,
      salesType: record.salesType,
      userName: record.userName,
      birth: record.birth,
      businessName: record.businessName,
      licenseNumber: record.licenceNo,
      representative: record.representative,
      zipCode: record.zipCode,
      address: record.address,
      address2: record.address2,
      sidoCode: record.sidoCode,
      positionType: record.positionType,
      price: record.priceWon,
      qrImagePath,
    },
    user: { companyPhone },
    venue: venueOf(session.venue),
    sessionDay: sessionDayOf(session),
    edu: { endDate: seoulDay(completedAt ?? session.endsAt) },
  }
}
