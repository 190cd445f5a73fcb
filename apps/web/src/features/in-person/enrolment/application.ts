import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'

export type Row = EntityOf<typeof listInPersonEnrolments>['list'][number]

/** One seat for any number of licences: their records stand together. */
export type Application = {
  applicationNo: ApplicationNo
  rows: readonly Row[]
  /** The record that speaks for the seat: the first that is still alive. */
  lead: Row
}

/** The list's records by application, in the order of the list. */
export function byApplication(rows: readonly Row[]): Application[] {
  const numbers = new Set(rows.map(({ info }) => info.edu.applicationNo))
  return [...numbers].flatMap((applicationNo) => {
    const members = rows.filter(({ info }) => info.edu.applicationNo === applicationNo)
    const lead = members.find(({ status }) => isInPersonLive(status)) ?? members[0]
    return lead ? [{ applicationNo, rows: members, lead }] : []
  })
}

/** «○○식당 외 1곳» */
export function placesOf({ rows }: Application): string {
  const [first, ...others] = rows.map(({ edu }) => edu.businessName)
  return others.length === 0 ? `${first}` : `${first} 외 ${others.length}곳`
}

/** The price of the seat: the records that have not been cancelled one by one. */
export function priceOf({ rows, lead }: Application): number {
  return rows.filter(({ status }) => status === lead.status).reduce((sum, { price }) => sum + price, 0)
}

/** A seat that was lost by a date or by the association, not given up. */
export const mayApplyAgain = ({ lead: { status, endSentence } }: Application) =>
  status === 'absent' || ((status === 'cancelled' || status === 'refunded') && endSentence !== null)

/** Several licences of one owner, each with its own documents. */
export const isGroup = ({ rows }: Application) => rows.length > 1
