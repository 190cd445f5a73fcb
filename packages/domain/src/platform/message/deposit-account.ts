import { groupedAccount } from '../../money/payment/grouped-account.ts'
import { formatWon } from '../../money/payment/won.ts'
import { byWhen } from './by-when.ts'
import { type Message, onlineMessage, URGENT } from './message.ts'

type DepositAccount = {
  amountWon: number
  /** Gives bank and holder as the gateway names them: the person's bank shows that holder. */
  bank: string
  accountNumber: string
  holder: string | null
  expiresAt: Date
}

const account = {
  samples: {
    금액: '36,000원',
    계좌: 'NH농협은행 301-0123-4567-81 예금주 모의상점',
    기한: '11/29 밤12시',
  },
  needs: ['금액', '계좌', '기한'],
  values: ({ amountWon, bank, accountNumber, holder, expiresAt }: DepositAccount) => ({
    금액: formatWon(amountWon),
    계좌: [bank, groupedAccount(accountNumber), ...(holder === null ? [] : ['예금주', holder])].join(' '),
    기한: byWhen(expiresAt),
  }),
}

export const accountIssued = onlineMessage<DepositAccount>({
  label: '입금 계좌',
  body: '[위생교육] {금액} {계좌} {기한}까지',
  ...account,
})

export const accountAsked: Message<DepositAccount> = {
  label: '입금 계좌',
  rule: URGENT,
  text: accountIssued.text,
}

export const depositDue = onlineMessage<DepositAccount>({
  label: '입금 기한',
  body: '[위생교육] {금액} 입금 마감 {기한}. {계좌}',
  ...account,
})
