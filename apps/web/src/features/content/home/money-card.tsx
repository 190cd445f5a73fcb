import { formatWon } from '@hygiene/domain/money/payment/won'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { refundArrival } from '@hygiene/domain/money/refund/refund-text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { withParticle } from '@hygiene/domain/particle'
import { useId } from 'react'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { RefundButton } from '../../../shared/payment-actions/refund-button.tsx'
import styles from './action-card.module.css'
import type { OwedMoney } from './next-action.ts'

export function MoneyCards({ money }: { money: readonly OwedMoney[] }) {
  return money.map((one) => <MoneyCard key={one.paymentNo} money={one} />)
}

function MoneyCard({ money }: { money: OwedMoney }) {
  const id = useId()
  const { state, amount, orderName, paidAt, paymentNo } = money
  const [first, second] = sentenceOf(money)
  return (
    <section className={styles.card} data-state={`money-${state}`} aria-labelledby={id}>
      <p className={styles.place}>{orderName}</p>
      <h2 id={id} className={styles.sentence}>
        <span>{first}</span> <span>{second}</span>
      </h2>
      <div className={styles.text}>
        <p>
          {monthDayOnScreen(seoulDay(new Date(paidAt)))}에 내신 {formatWon(amount)}입니다.
        </p>
        <p>{detailOf(money)}</p>
      </div>
      {state !== 'inProgress' && (
        <div className={styles.actions}>
          <RefundButton
            paymentNo={paymentNo}
            orderName={orderName}
            kind="owed"
            label={labelOf(money)}
            isMain
          />
          {state === 'refused' && (
            <a className={styles.quiet} href={`tel:${ASSOCIATION.phone}`}>
              고객센터에 전화
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function sentenceOf({ state, amount, needsAccount }: OwedMoney): readonly [string, string] {
  const sum = withParticle(formatWon(amount), '을')
  if (state === 'inProgress') return [sum, '돌려드리고 있습니다']
  if (state === 'refused') return [`${sum} 아직`, '돌려드리지 못했습니다']
  return [`${sum} 돌려드립니다`, needsAccount ? '받으실 계좌를 알려주세요' : '아래 단추를 눌러주세요']
}

function detailOf({ state, needsAccount }: OwedMoney): string {
  if (state === 'refused') return '카드사나 은행에서 환불을 거절했습니다. 다시 신청하시거나 전화해주세요.'
  if (state === 'inProgress' || !needsAccount) return refundArrival(needsAccount)
  return '신청이 끝난 뒤에 들어왔습니다. 계좌를 알려주시면 2~3일(영업일) 안에 보내드립니다.'
}

function labelOf({ state, amount, needsAccount }: OwedMoney): string {
  if (state === 'refused') return '환불 다시 신청하기'
  return needsAccount ? '받으실 계좌 알려주기' : `${formatWon(amount)} 돌려받기`
}
