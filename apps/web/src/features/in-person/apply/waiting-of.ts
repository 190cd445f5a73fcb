import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type InPersonRow = EntityOf<typeof listInPersonEnrolments>['list'][number]

/** The place in the queue an application stands at; the newest where it stands in several. */
export function waitingOf(
  rows: readonly InPersonRow[],
  applicationNo: ApplicationNo,
): InPersonRow['waiting'][number] | undefined {
  const row = rows.find(({ info }) => info.edu.applicationNo === applicationNo)
  return row?.waiting.toSorted((one, other) => other.waitingNo - one.waitingNo)[0]
}
