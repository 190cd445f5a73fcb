import { depositMatches, depositMatchLabel, depositStates } from '@hygiene/domain/money/deposit/bank-deposit'
import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { column, listsPeople } from '../../../kit/list.ts'

/** Returns deposits of imported bank statements and logs the people of their orders. The search matches the depositor. */
export const listBankDeposits = listsPeople('/api/staff/deposits/list', {
  label: '통장 입금 보기',
  permission: 'handlePaymentExceptions',
  filter: z.object({ state: z.enum(depositStates).optional(), match: z.enum(depositMatches).optional() }),
  sorts: ['depositedAt'],
  row: z.object({
    bankDepositNo: z.int(),
    depositedAt: column(instant, { id: 'at', header: '입금 일시', width: 118, format: 'shortMinute' }),
    amountWon: column(z.int(), {
      id: 'amount',
      header: '금액',
      width: 90,
      align: 'end',
      isHeading: true,
      format: 'won',
    }),
    /** Is printed by the bank. */
    depositorName: column(z.string(), { id: 'sender', header: '입금자', width: 130, mask: 'name' }),
    accountEnd: z.string(),
    match: column(z.enum(depositMatches), { header: '주문과', width: 105, labels: depositMatchLabel }),
    order: column(
      z
        .object({
          orderNumber: z.string(),
          applicationNo: z.int(),
          userName: z.string(),
          orderName: z.string(),
        })
        .nullable(),
      { id: 'about', header: '주문', width: 210 },
    ),
    paidOrderNumber: z.string().nullable(),
    text: z.string(),
    state: column(z.enum(depositStates), { header: '상태', width: 92 }),
    employeeName: column(z.string().nullable(), { id: 'employee', header: '처리한 사람', width: 92 }),
  }),
  perMinute: 120,
})
