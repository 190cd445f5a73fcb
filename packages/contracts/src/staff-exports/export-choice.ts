import type { ExportScreen } from '@hygiene/domain'
import { z } from 'zod'
import { recordNo, text } from '../kit/index.ts'
import { cashReceiptFilter } from '../staff-cash-receipts/list-cash-receipts.ts'
import { invoiceWishFilter } from '../staff-cash-receipts/list-invoice-wishes.ts'
import { certificateFilter } from '../staff-certificates/list-certificates.ts'
import { closingMonth } from '../staff-closings/read-closing-month.ts'
import { designationFilter } from '../staff-designations/list-submitted-designations.ts'
import { employeeFilter } from '../staff-employees/list-employees.ts'
import { enrolmentFilter } from '../staff-enrolments/list-staff-enrolments.ts'
import { exemptionFilter } from '../staff-exemptions/list-exemptions.ts'
import { inquiryFilter } from '../staff-inquiries/inquiry-desk-shape.ts'
import { memberFilter } from '../staff-members/list-members.ts'
import { staffPaymentFilter } from '../staff-payments/list-staff-payments.ts'
import { staffSessionFilter } from '../staff-sessions/list-staff-sessions.ts'
import { auditFilter } from '../staff/list-audit.ts'

/** The conditions that the list's own endpoint takes; a file stands in the order of the list's key. */
const of = <const S extends ExportScreen, F extends z.ZodObject>(screen: S, filter: F) =>
  z.object({ screen: z.literal(screen), filter, words: text(100).default('') })

/** A list and its conditions. */
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
