import { depositMatches, depositStates } from '@hygiene/domain/money/deposit/bank-deposit'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

const bankDeposit = z.object({
  bankDepositNo: z.int(),
  depositedAt: instant,
  amountWon: z.int(),
  /** As the bank prints it, masked. */
  depositorName: z.string(),
  /** The last digits of the account that sent it. */
  accountEnd: z.string(),
  match: z.enum(depositMatches),
  state: z.enum(depositStates),
  /** The order it seems to be for, as it stands now; its person masked. */
  order: z
    .object({ orderNumber: z.string(), applicationNo: z.int(), userName: z.string(), orderName: z.string() })
    .nullable(),
  /** The payment that was made of it. */
  paidOrderNumber: z.string().nullable(),
  text: z.string(),
  employeeName: z.string().nullable(),
})

/** Deposits of the bank statements that were read in; the people of their orders are in the log. Words are a depositor. */
export const listBankDeposits = staffWrites('/api/staff/deposits/list', {
  label: '통장 입금 보기',
  isView: true,
  permission: 'handlePaymentExceptions',
  audit: {},
  input: dataTableInput({
    filter: z.object({ state: z.enum(depositStates).optional(), match: z.enum(depositMatches).optional() }),
    sorts: ['depositedAt'] as const,
  }),
  entity: tablePageOf(bankDeposit),
  perMinute: 120,
})
