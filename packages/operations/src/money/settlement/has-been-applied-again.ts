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
 * Has a licence of these locked records another one by now, online or in a venue? It is not paid twice. Beside a record
 * that has ended nothing else may live; beside one still applied for, one that merely is applied for takes no money away.
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
