import { settleBankDeposit as contract } from '@hygiene/contracts/money/deposit/staff/settle-bank-deposit'
import { orderNumber } from '@hygiene/domain'
import { askPaymentNow } from '@hygiene/gateways'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { settleBankDeposit as settle } from '@hygiene/operations/money/settlement/settle-bank-deposit'
import { implement } from '../../../http/implement.ts'

export const settleBankDeposit = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { bankDepositNo } = input
    const text = `통장 입금 ${bankDepositNo}: ${input.text}`.slice(0, 200)
    const audit = {
      caller,
      operation: contract.operation,
      subject: { kind: 'bankDeposit', no: bankDepositNo } as const,
      reason: input.text,
      ipAddress,
      now,
    }
    const settled = await settle(
      { db: deps.db, ask: askPaymentNow(deps.payment, deps.config) },
      {
        ...input,
        text,
        employeeNo: caller.employeeNo,
        alongside: (db, memberNo) => writeAudit(db, { ...audit, memberNos: [memberNo] }),
        alone: (db) => writeAudit(db, audit),
      },
      now,
    )
    if (!settled.allowed) throw refuse(settled.reason)
    return { orderNumber: settled.payment && orderNumber(settled.payment) }
  },
)
