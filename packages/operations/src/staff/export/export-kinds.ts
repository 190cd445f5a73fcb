import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { orderExport } from '@hygiene/contracts/staff/export/order-export'
import type { Queries } from '@hygiene/db/connect'
import type { KeysetQuery } from '@hygiene/db/keyset'
import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { listStaffEnrolments } from '../../education/enrolment/staff/list-staff-enrolments.ts'
import { listMembers } from '../../member/account/staff/list-members.ts'
import { listExemptions } from '../../education/exemption/staff/list-exemptions.ts'
import { listStaffPayments } from '../../money/payment/staff/list-staff-payments.ts'
import { listCertificates } from '../../education/certificate/staff/list-certificates.ts'
import { listCashReceipts } from '../../money/cash-receipt/staff/list-cash-receipts.ts'
import { listInvoiceWishes } from '../../money/cash-receipt/staff/list-invoice-wishes.ts'
import { listAudit } from '../audit-log/list-audit.ts'
import { type ExportKind, fileOf, type Viewer } from './export-kind.ts'
import { exportedInquiries } from './exported-inquiries.ts'
import { exportedClosings, exportedEmployees } from './exported-office.ts'
import { exportedDesignations } from './exported-papers.ts'
import { exportedReconciliation } from './exported-payments.ts'
import { exportedRoster, exportedSessions } from './exported-sessions.ts'

export type ExportChoice = InputOf<typeof orderExport>['choice']
type ChoiceOf<S extends ExportScreen> = Extract<ExportChoice, { screen: S }>

const kindsAt = (now: Date): { [S in ExportScreen]: ExportKind<ChoiceOf<S>> } => ({
  members: fileOf('members', listMembers, now),
  payments: fileOf('payments', listStaffPayments, now),
  enrolments: fileOf('enrolments', listStaffEnrolments, now),
  certificates: fileOf('certificates', listCertificates, now),
  exemptions: fileOf('exemptions', listExemptions, now),
  designations: exportedDesignations(now),
  sessions: exportedSessions(now),
  roster: exportedRoster,
  cashReceipts: fileOf('cashReceipts', listCashReceipts, now),
  invoiceWishes: fileOf('invoiceWishes', listInvoiceWishes, now),
  reconciliation: exportedReconciliation,
  closings: exportedClosings,
  inquiries: exportedInquiries,
  employees: exportedEmployees,
  audit: fileOf('audit', listAudit, now),
})

export function exportKindOf(screen: ExportScreen, now: Date): Omit<ExportKind<never>, 'found'> {
  return kindsAt(now)[screen]
}

export async function foundBy(
  db: Queries,
  choice: ExportChoice,
  viewer: Viewer,
  now: Date,
): Promise<KeysetQuery> {
  const kind = kindsAt(now)[choice.screen] as ExportKind<ExportChoice>
  return kind.found(choice, viewer, now, db)
}
