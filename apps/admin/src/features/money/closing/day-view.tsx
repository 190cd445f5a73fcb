import { Loaded, read } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { closeDay } from '@hygiene/contracts/money/closing/staff/close-day'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { netWon } from '@hygiene/domain/money/closing/closing'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulSentence } from '@hygiene/domain/time/seoul-day'
import { Button, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import money from '../../../shared/money/money-table.module.css'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { differenceText, lateText, stateOf } from './closing-text.ts'
import styles from './closings.module.css'
import { PartsTables } from './parts-tables.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

type Day = EntityOf<typeof readClosingDay>

type DayViewProps = {
  day: string
  onClosed: () => void
  children: ReactNode
}

export function DayView({ day, onClosed, children }: DayViewProps) {
  const query = useQuery({ ...read(readClosingDay, { day }), staleTime: 0 })
  return (
    <section className={styles.day} aria-label={formatSeoulSentence(day)}>
      <Loaded query={query}>
        {(one) => (
          <>
            <header>
              <h2>{formatSeoulSentence(day)}</h2>
              <StateMark kind={stateOf(one).kind}>{stateOf(one).label}</StateMark>
            </header>
            <Sides day={one} />
            <DifferingOrders orders={one.differing} />
            <Action
              day={one}
              onDone={() => {
                void query.refetch()
                onClosed()
              }}
            />
            {children}
            <PartsTables parts={one} />
            {one.earlier.map(({ closingNo, closedAt, reopenedAt, employeeName, ...sums }) => (
              <p key={closingNo}>
                {shortInstant(closedAt)} {employeeName} 마감 {formatWon(netWon(sums))},{' '}
                {shortInstant(reopenedAt)} 다시 열림
              </p>
            ))}
            <small>은행 거래는 결제사와 대조하지 않습니다. 은행 자료 없음</small>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Sides({ day: { sums, closing } }: { day: Day }) {
  const columns = [
    { name: '우리 주문', received: sums.receivedWon, refunded: sums.refundedWon },
    { name: '결제사', received: sums.reportedReceivedWon, refunded: sums.reportedRefundedWon },
    ...(closing ? [{ name: '마감', received: closing.receivedWon, refunded: closing.refundedWon }] : []),
  ]
  return (
    <div className={money.frame}>
      <table className={`${money.table} ${styles.table}`}>
        <caption className={money.caption}>우리 주문과 결제사</caption>
        <thead>
          <tr>
            <th scope="col">구분</th>
            <th scope="col">수납액</th>
            <th scope="col">환불액</th>
            <th scope="col">차액</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, received, refunded }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatWon(received)}</td>
              <td>{formatWon(refunded)}</td>
              <td>{formatWon(received - refunded)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">차이</th>
            <td colSpan={3}>{differenceText(sums)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Action({ day, onDone }: { day: Day; onDone: () => void }) {
  const [isReopening, setIsReopening] = useState(false)
  const mayClose = staffMay(useEmployee().role, 'handlePaymentExceptions')
  if (day.state === 'ahead') return <p>하루가 끝난 뒤에 마감할 수 있습니다.</p>
  const { closing } = day
  if (!closing) return mayClose ? <CloseForm day={day} onDone={onDone} /> : null
  return (
    <div className={styles.closed}>
      <p>
        {shortInstant(closing.closedAt)} {closing.employeeName} 마감
        {lateText(day) !== null && `. ${lateText(day)}`}
      </p>
      {closing.text !== '' && <p>{closing.text}</p>}
      {mayClose && (
        <Button tone="secondary" size="small" onClick={() => setIsReopening(true)}>
          다시 열기
        </Button>
      )}
      {isReopening && <ReopenDialog day={day} closing={closing} onClose={() => setIsReopening(false)} />}
    </div>
  )
}

function DifferingOrders({ orders }: { orders: EntityOf<typeof readClosingDay>['differing'] }) {
  if (orders.length === 0) return null
  return (
    <ul className={styles.differing} aria-label="결제사와 다른 주문">
      {orders.map(({ paymentNo, orderNumber, method, sums, explained, why }) => (
        <li key={paymentNo}>
          <StateMark kind={explained === null ? 'view' : 'done'}>
            {explained === null ? '설명 없음' : '설명됨'}
          </StateMark>
          <Link to={`/payments/${orderNumber}`}>{orderNumber}</Link>
          <span>{method}</span>
          <strong>{differenceText(sums)}</strong>
          <p>{explained ?? why}</p>
        </li>
      ))}
    </ul>
  )
}

type CloseFormProps = { day: EntityOf<typeof readClosingDay>; onDone: () => void }

function CloseForm({ day: { day, sums, unexplained }, onDone }: CloseFormProps) {
  const form = useForm(closeDay, {
    start: { text: '' },
    judge: ({ text }) =>
      unexplained > 0 && text.trim().length < 2 ? { text: '차이를 2자 이상 설명해주세요.' } : {},
    input: ({ text }) => ({ day, seen: sums, text: text.trim() }),
    refusedTitle: '마감하지 못했습니다',
    refresh: [readClosingDay],
    onDone: () => {
      showToast('마감했습니다.')
      onDone()
    },
  })
  return (
    <form {...form.ties()} className={styles.close}>
      {unexplained > 0 && (
        <TextField
          label="차이 설명"
          hint="마감 기록에 남습니다. 사람 이름이나 번호는 적지 마세요."
          maxLength={200}
          autoComplete="off"
          {...form.field('text')}
        />
      )}
      <p>마감 금액은 {formatWon(netWon(sums))}입니다. 다시 열려면 다른 직원의 승인이 필요합니다.</p>
      <Button type="submit" busy={form.isBusy}>
        마감하기
      </Button>
    </form>
  )
}
