import { listCashReceipts as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { type CashReceipt, Prisma, readKeyset } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { cashReceiptKeyset, findCashReceipts } from '@hygiene/operations/money/payment/find-cash-receipts'
import { implement } from '../../../http/implement.ts'
import { orderOf, shownReceipt } from '../../../pages/cash-receipt-view.ts'

type Row = Omit<CashReceipt, 'identifierSealed'> & {
  memberNo: number
  name: string
  paymentType: number
  createdAt: Date
}

const COLUMNS = Prisma.sql`c."cashReceiptNo", c."paymentNo", c."purpose"::text AS "purpose", c."identifierShown", c."amountWon",
    c."taxFreeWon", c."status"::text AS "status", c."requestedAt", c."issuedAt", c."issueNumber", c."failure", c."cancelledAt",
    p."memberNo", m."name", p."paymentType", p."createdAt"`

export const listCashReceipts = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const query = { ...findCashReceipts(input), columns: COLUMNS }
  const { rows, ...page } = await readKeyset<Row, 'requestedAt' | 'amountWon'>(
    deps.db,
    cashReceiptKeyset,
    query,
    input,
    now,
  )
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...view, memberNos })
  return { ...page, list: rows.map((row) => ({ ...shownReceipt(row), ...orderOf(row) })) }
})
