import { openInvoiceWish as contract } from '@hygiene/contracts/money/cash-receipt/staff/open-invoice-wish'
import { caseReason, formatBusinessNumber } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { demandCase } from '@hygiene/operations/staff/member-case/demand-case'
import { openInvoiceWish as open } from '@hygiene/operations/money/cash-receipt/open-invoice-wish'
import { implement } from '../../../http/implement.ts'

export const openInvoiceWish = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { db, config } = deps
    const { wishNo } = input
    const wish = await db.invoiceWish.findUnique({ where: { wishNo }, include: { payment: true } })
    if (!wish) throw refuse('INVOICE_WISH_NOT_FOUND')
    if (!wish.sealed) throw refuse('INVOICE_WISH_DECIDED')
    const { memberNo } = wish.payment
    const demanded = await demandCase(db, { employeeNo: caller.employeeNo, memberNo }, now)
    if (!demanded.allowed) throw refuse(demanded.reason)
    const action = { operation: contract.operation, subject: { kind: 'invoiceWish', no: wishNo } } as const
    const entry = { caller, ...action, ipAddress, now }
    await writeAudit(db, { ...entry, reason: caseReason(demanded.case), memberNos: [memberNo] })
    const { businessNumber, email } = open(config.REFUND_ACCOUNT_KEY, wish.sealed)
    return { businessNumber: formatBusinessNumber(businessNumber), email }
  },
)
