import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { orderExport } from '@hygiene/contracts/staff/export/order-export'
import type { KeysetQuery } from '@hygiene/db/keyset'
import type { Queries } from '@hygiene/db/connect'
import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { exportedEnrolments } from './exported-enrolments.ts'
import { exportedInquiries } from './exported-inquiries.ts'
import { exportedMembers } from './exported-members.ts'
import { exportedAudit, exportedClosings, exportedEmployees } from './exported-office.ts'
import { exportedCertificates, exportedDesignations, exportedExemptions } from './exported-papers.ts'
import { exportedPayments, exportedReconciliation } from './exported-payments.ts'
import { exportedCashReceipts, exportedInvoiceWishes } from './exported-proofs.ts'
import { exportedRoster, exportedSessions } from './exported-sessions.ts'
import type { ExportKind, Viewer } from './export-kind.ts'

export type ExportChoice = InputOf<typeof orderExport>['choice']
type ChoiceOf<S extends ExportScreen> = Extract<ExportChoice, { screen: S }>

/** Those whose columns depend on the clock are made again for each file. */
const kindsAt = (now: Date): { [S in ExportScreen]: ExportKind<ChoiceOf<S>> } => ({
  members: exportedMembers,
  payments: exportedPayments,
  enrolments: exportedEnrolments,
  certificates: exportedCertificates,
  exemptions: exportedExemptions,
  designations: exportedDesignations(now),
  sessions: exportedSessions(now),
  roster: exportedRoster,
  cashReceipts: exportedCashReceipts,
  invoiceWishes: exportedInvoiceWishes,
  reconciliation: exportedReconciliation,
  closings: exportedClosings,
  inquiries: exportedInquiries,
  employees: exportedEmployees,
  audit: exportedAudit,
})

/** What the making of a file needs of a list. */
export function exportKindOf(screen: ExportScreen, now: Date): Omit<ExportKind<never>, 'found'> {
  return kindsAt(now)[screen]
}

/** The rows a choice finds for an employee. */
export async function foundBy(
  db: Queries,
  choice: ExportChoice,
  viewer: Viewer,
  now: Date,
): Promise<KeysetQuery> {
  const kind = kindsAt(now)[choice.screen] as ExportKind<ExportChoice>
  return kind.found(choice, viewer, now, db)
}
