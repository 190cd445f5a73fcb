import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Transaction } from '@hygiene/db/connect'
import { stepInPerson } from '../../../platform/records/step-in-person.ts'

export async function declareAbsent(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<void> {
  await stepInPerson(db, 'declareAbsent', { applicationNo }, { endedAt: now })
}
