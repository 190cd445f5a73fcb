import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { EXCEPTION_STATES } from '../../../shared/money/money-states.ts'
import { differenceText, waitingText } from './exception-text.ts'
import styles from './reconciliation.module.css'
import { UnknownMoney } from './unknown-money.tsx'

type ExceptionQueueProps = {
  worklist: EntityOf<typeof listPaymentExceptions>
  chosenNo: number | null
  now: Date
  onChoose: (paymentNo: number) => void
  onAction: () => void
}

export function ExceptionQueue({ worklist, chosenNo, now, onChoose, onAction }: ExceptionQueueProps) {
  const { list, count, explained, unknown } = worklist
  return (
    <nav className={styles.queue} aria-label="남은 차이">
      <h2>남은 차이 {count}건</h2>
      <ol>
        {list.map((one) => (
          <li key={one.paymentNo}>
            <button
              type="button"
              aria-current={one.paymentNo === chosenNo || undefined}
              onClick={() => onChoose(one.paymentNo)}
            >
              <span>
                <StateMark kind={EXCEPTION_STATES[one.exception].kind}>
                  <strong>{EXCEPTION_STATES[one.exception].label}</strong>
                </StateMark>
                <strong>{differenceText(one.differenceWon)}</strong>
              </span>
              <small>
                주문 {one.orderNumber} · {one.userName}
                <span>{waitingText(one.since, now)}</span>
              </small>
            </button>
          </li>
        ))}
      </ol>
      {count > list.length && <p>먼저 온 {list.length}건만 보여드립니다.</p>}
      <UnknownMoney list={unknown} now={now} onAction={onAction} />
      <h2>오늘 설명된 것</h2>
      {explained.length === 0 && <p>아직 없습니다.</p>}
      <ol>
        {explained.map(({ paymentNo, orderNumber, text, at, employeeName }) => (
          <li key={`${paymentNo} ${at}`} className={styles.explained}>
            <StateMark kind="done">{orderNumber}</StateMark>
            <p>{text}</p>
            <small>
              {employeeName} {shortInstant(at)}
            </small>
          </li>
        ))}
      </ol>
    </nav>
  )
}
