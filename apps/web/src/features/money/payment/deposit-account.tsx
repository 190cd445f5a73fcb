import { bankName } from '@hygiene/domain/money/refund/refund-banks'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { groupedAccount } from '@hygiene/domain/money/payment/grouped-account'
import { seoulSentenceOnScreen, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { Copy } from 'lucide-react'
import { copyAccount } from '../../../shared/deposit/copy-account.ts'
import { TextAccountButton } from '../../../shared/deposit/text-account-button.tsx'
import styles from './payment.module.css'
import type { PaymentView } from './payment-view.ts'

const NUMBER = 'deposit-number'

type DepositAccountProps = {
  account: NonNullable<PaymentView['virtualAccount']>
  price: number
  paymentId: string
}

export function DepositAccount({ account, price, paymentId }: DepositAccountProps) {
  const until = new Date(account.expiresAt)
  return (
    <section className={styles.deposit} aria-label="입금하실 계좌">
      <p className={styles.account}>
        <span>{bankName(account.bank)}</span>
        <strong id={NUMBER}>{groupedAccount(account.accountNumber)}</strong>
        {account.holder && <span>예금주 {account.holder}</span>}
      </p>
      <div className={styles.choices}>
        <Button tone="secondary" size="small" onClick={() => void copyAccount(account.accountNumber, NUMBER)}>
          <Copy aria-hidden />
          계좌번호 복사
        </Button>
        <TextAccountButton paymentId={paymentId} tone="secondary" size="small" />
      </div>
      <p>
        <strong>
          {seoulSentenceOnScreen(until)} {seoulTime(until)}
        </strong>
        까지 <strong>{formatWon(price)}</strong>을 입금해주세요. 금액이 다르면 입금되지 않습니다.
      </p>
    </section>
  )
}
