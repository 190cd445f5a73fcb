import type { Booking, InPersonEnrolment, Transaction } from '@hygiene/db'
import type { WantedEntry } from '../seats/find-entry.ts'
import type { LicenceColumns } from '../seats/seat-wanted.ts'
import { stepInPerson } from '../records/step-in-person.ts'

/** An unpaid application with the records that are still applied for. */
export interface Unpaid {
  booking: Booking
  records: InPersonEnrolment[]
}

/** Records follow the licences: known ones are rewritten and keep their number, dropped ones end, new ones begin. */
export async function replaceRecords(
  db: Transaction,
  { booking, records }: Unpaid,
  entry: WantedEntry,
  licences: readonly LicenceColumns[],
  now: Date,
): Promise<void> {
  const { applicationNo, memberNo } = booking
  const keys = new Set(licences.map(({ licenceKey }) => licenceKey))
  const dropped = { applicationNo, licenceKey: { notIn: [...keys] } }
  await stepInPerson(db, 'cancel', dropped, { endReason: 'byPerson', endedAt: now })
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const applicant = { applicationNo, memberNo, userName: member.name, birth: member.birth, appliedAt: now }
  // In the order everybody asks for licences in: two who want the same ones wait for each other, never in a circle.
  for (const licence of licences.toSorted(byKey)) {
    const known = records.find(({ licenceKey }) => licenceKey === licence.licenceKey)
    const data = columnsOf(entry, licence)
    if (known)
      await db.inPersonEnrolment.update({ where: { inPersonEnrolmentNo: known.inPersonEnrolmentNo }, data })
    else await db.inPersonEnrolment.create({ data: { ...applicant, ...data } })
  }
}

function byKey(one: LicenceColumns, other: LicenceColumns): number {
  return one.licenceKey < other.licenceKey ? -1 : 1
}

function columnsOf({ session, courses }: WantedEntry, licence: LicenceColumns) {
  const course = courses.get(licence.industryType)
  if (!course) throw new Error(`Session ${session.sessionNo} is not open to trade ${licence.industryType}`)
  const { courseNo, priceWon } = course
  return { ...licence, courseNo, priceWon, year: session.year, salesType: session.salesType }
}
