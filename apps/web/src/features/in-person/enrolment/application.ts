import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'

export type Row = EntityOf<typeof listInPersonEnrolments>['list'][number]

export type Application = {
  applicationNo: ApplicationNo
  rows: readonly Row[]
  lead: Row
}

export function byApplication(rows: readonly Row[]): Application[] {
  const numbers = new Set(rows.map(({ info }) => info.edu.applicationNo))
  return [...numbers].flatMap((applicationNo) => {
    const members = rows.filter(({ info }) => info.edu.applicationNo === applicationNo)
    const lead = members.find(({ status }) => isInPersonLive(status)) ?? members[0]
    return lead ? [{ applicationNo, rows: members, lead }] : []
  })
}

export function placesOf({ rows }: Application): string {
  const [first, ...others] = rows.map(({ edu }) => edu.businessName)
  return others.length === 0 ? `${first}` : `${first} 외 ${others.length}곳`
}

/** Sums the records that were not cancelled individually. */
export function priceOf({ rows, lead }: Application): number {
  return rows.filter(({ status }) => status === lead.status).reduce((sum, { price }) => sum + price, 0)
}

/** Returns true if the seat was lost by a deadline or by the association, not cancelled by the person. */
export const mayApplyAgain = ({ lead: { status, endSentence } }: Application) =>
  status === 'absent' || ((status === 'cancelled' || status === 'refunded') && endSentence !== null)

export const isGroup = ({ rows }: Application) => rows.length > 1
