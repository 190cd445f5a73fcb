import { seoulSentenceOnScreen, formatWon, REFUND_BANKS, seoulTime } from '@hygiene/domain'
import { Button, showToast } from '@hygiene/ui'
import { Copy } from 'lucide-react'
import styles from './payment.module.css'
import type { PaymentView } from './payment-view.ts'

type DepositAccountProps = { account: NonNullable<PaymentView['virtualAccount']>; price: number }

/** Where, how much and until when, each in large type, and the number to take along. */
export function DepositAccount({ account, price }: DepositAccountProps) {
  const until = new Date(account.expiresAt)
  return (
    <section className={styles.deposit} aria-label="입금하실 계좌">
      <p className={styles.account}>
        <span>{bankName(account.bank)}</span>
        <strong id="deposit-number">{account.accountNumber}</strong>
        <span>예금주 {account.holder}</span>
      </p>
      <Button tone="secondary" size="small" onClick={() => void copy(account.accountNumber)}>
        <Copy aria-hidden />
        계좌번호 복사
      </Button>
      <p className={styles.until}>
        <strong>
          {seoulSentenceOnScreen(until)} {seoulTime(until)}
        </strong>
        까지 <strong>{formatWon(price)}</strong>을 입금해주세요. 금액이 다르면 입금되지 않습니다.
      </p>
    </section>
  )
}

/** The gateway names banks by its own words. */
function bankName(bank: string): string {
  return REFUND_BANKS.find(({ code }) => code === bank)?.name ?? bank
}

/** Where the browser does not let us, the number is marked, ready to be copied by hand. */
async function copy(accountNumber: string) {
  try {
    await navigator.clipboard.writeText(accountNumber)
    showToast('계좌번호를 복사했습니다.')
  } catch (error) {
    console.warn(error)
    const number = document.getElementById('deposit-number')
    if (number) window.getSelection()?.selectAllChildren(number)
    showToast('계좌번호를 골라두었습니다. 길게 눌러 복사해주세요.')
  }
}
