import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'

export async function purgeRecords(db: Transaction, applicationNos: ApplicationNo[]): Promise<void> {
  const where = { applicationNo: { in: applicationNos } }
  await db.onlineEnrolment.deleteMany({ where })
  await db.inPersonEnrolment.deleteMany({ where })
}

export async function purgeApplications(db: Transaction, applicationNos: ApplicationNo[]): Promise<void> {
  await db.application.deleteMany({ where: { applicationNo: { in: applicationNos } } })
}
