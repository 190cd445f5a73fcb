import { openInvoiceWish as contract } from '@hygiene/contracts/money/cash-receipt/staff/open-invoice-wish'
import { openText } from '@hygiene/db/sealed-text'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { formatBusinessNumber } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { operation } from '../../../kit/operation.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'

export const openInvoiceWish = operation(
  contract,
  { needs: ['REFUND_ACCOUNT_KEY'] },
  async ({ db, input: { wishNo }, actor: { employeeNo }, now, log, REFUND_ACCOUNT_KEY }) => {
    const wish = await db.invoiceWish.findUnique({ where: { wishNo }, include: { payment: true } })
    if (!wish) return denied('INVOICE_WISH_NOT_FOUND')
    if (!wish.sealed) return denied('INVOICE_WISH_DECIDED')
    const { memberNo } = wish.payment
    const demanded = await demandCase(db, { employeeNo, memberNo }, now)
    if (!demanded.allowed) return demanded
    const subject = { kind: 'invoiceWish', no: wishNo } as const
    log({ subject, reason: caseReason(demanded.case), memberNos: [memberNo] })
    const opened = openText(REFUND_ACCOUNT_KEY, wish.sealed)
    const { businessNumber, email } = JSON.parse(opened) as { businessNumber: string; email: string }
    return { businessNumber: formatBusinessNumber(businessNumber), email }
  },
)
