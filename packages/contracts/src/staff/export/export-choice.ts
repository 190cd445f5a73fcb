import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { z } from 'zod'
import { recordNo, text } from '../../kit/fields.ts'
import { cashReceiptFilter } from '../../money/cash-receipt/staff/list-cash-receipts.ts'
import { invoiceWishFilter } from '../../money/cash-receipt/staff/list-invoice-wishes.ts'
import { certificateFilter } from '../../education/certificate/staff/list-certificates.ts'
import { closingMonth } from '../../money/closing/staff/read-closing-month.ts'
import { designationFilter } from '../../education/designation/staff/list-submitted-designations.ts'
import { employeeFilter } from '../employee/list-employees.ts'
import { enrolmentFilter } from '../../education/enrolment/staff/list-staff-enrolments.ts'
import { exemptionFilter } from '../../education/exemption/staff/list-exemptions.ts'
import { inquiryFilter } from '../../content/inquiry/staff/inquiry-admin-shape.ts'
import { memberFilter } from '../../member/account/staff/list-members.ts'
import { staffPaymentFilter } from '../../money/payment/staff/list-staff-payments.ts'
import { staffSessionFilter } from '../../in-person/session/staff/list-staff-sessions.ts'
import { auditFilter } from '../audit-log/list-audit.ts'

/** Takes the conditions of the list's own endpoint; the file is sorted by the list's key. */
const of = <const S extends ExportScreen, F extends z.ZodObject>(screen: S, filter: F) =>
  z.object({ screen: z.literal(screen), filter, text: text(100).default('') })

export const exportChoice = z.discriminatedUnion('screen', [
  of('members', memberFilter),
  of('payments', staffPaymentFilter),
  of('enrolments', enrolmentFilter),
  of('certificates', certificateFilter),
  of('exemptions', exemptionFilter),
  of('designations', designationFilter),
  of('sessions', staffSessionFilter),
  of('roster', z.object({ sessionNo: recordNo })),
  of('cashReceipts', cashReceiptFilter),
  of('invoiceWishes', invoiceWishFilter),
  of('reconciliation', z.object({})),
  of('closings', z.object({ month: closingMonth })),
  of('inquiries', inquiryFilter),
  of('employees', employeeFilter),
  of('audit', auditFilter),
])
