import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { ENDED_UNCOMPLETED } from '@hygiene/domain/education/enrolment/enrolment-status'
import { VACATED_STATUSES } from '@hygiene/domain/in-person/enrolment/record-status'
import type { SalesType } from '@hygiene/domain/text'

interface PaidFor {
  applicationNo: ApplicationNo
  licenceKey: string
  year: number
  salesType: SalesType
  status: string
}

/**
 * Returns whether another enrolment holds a licence of these locked records, so that it is not paid twice. For an ended record
 * any live enrolment counts; for an applied one, another that is only applied does not.
 */
export async function hasBeenAppliedAgain(db: Transaction, records: readonly PaidFor[]): Promise<boolean> {
  for (const { applicationNo, licenceKey, year, salesType, status } of records) {
    const another = { licenceKey, year, salesType, applicationNo: { not: applicationNo } }
    const unpaid = status === 'applied' ? (['applied'] as const) : []
    const online = { ...another, status: { notIn: [...ENDED_UNCOMPLETED, ...unpaid] } }
    const inPerson = { ...another, status: { notIn: [...VACATED_STATUSES, ...unpaid] } }
    if (await db.onlineEnrolment.findFirst({ where: online, select: { enrolmentNo: true } })) return true
    if (await db.inPersonEnrolment.findFirst({ where: inPerson, select: { inPersonEnrolmentNo: true } }))
      return true
  }
  return false
}
