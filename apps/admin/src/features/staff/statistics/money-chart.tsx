import { readMoneyFigures } from '@hygiene/contracts/staff/statistics/read-money-figures'
import { type PaymentType, paymentTypeLabel } from '@hygiene/domain/text'
import { Link } from 'react-router-dom'
import { Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { monthText, people, won } from './figure-text.ts'
import { daysOfMonth, useListLinks } from './list-links.ts'
import styles from './statistics.module.css'

const methodText = (paymentType: PaymentType) => paymentTypeLabel[paymentType] ?? '알 수 없음'

export function MoneyChart({ input }: { input: ChartInput }) {
  const links = useListLinks(input)
  const { from, to } = input
  const linksOf = (days: { from: string; to: string }, paymentType?: PaymentType) => {
    const received = links.payments({ paidFrom: days.from, paidTo: days.to, paymentType })
    const refunded = links.payments({ refundedFrom: days.from, refundedTo: days.to, paymentType })
    return { to: received, links: [undefined, received, received, refunded, refunded] }
  }
  const monthLinks = (month: string) => linksOf(daysOfMonth(month, input))
  return (
    <Chart
      title="수납액과 환불액"
      note="우리 장부의 값."
      definition={[
        '수납액은 결제가 승인된 날, 환불액은 환불이 끝난 날이나 이체한 날로 셉니다.',
        '한 주문에 업소가 여럿이면 첫 업소의 과정과 시·도로 셉니다. 온라인교육은 지회가 없습니다.',
        '숫자는 그 주문들의 목록으로 이어집니다. 나누어 환불한 주문은 목록에 한 번 보이고, 영업자·업종·시·도로 필터링한 값은 목록과 세는 법이 달라 이어지지 않습니다.',
      ]}
      contract={readMoneyFigures}
      input={input}
      isEmpty={({ months }) => months.length === 0}
      table={({ months, methods }) => ({
        head: ['달·결제 방법', '수납액', '건', '환불액', '환불 건', '차액'],
        rows: [
          ...months.map((one) => ({
            ...rowOf(monthText(one.month), one),
            links: monthLinks(one.month).links,
          })),
          ...methods.map((one) => ({
            ...rowOf(methodText(one.paymentType), one),
            links: linksOf({ from, to }, one.paymentType).links,
          })),
        ],
      })}
    >
      {({ months, methods }) => (
        <>
          <p className={styles.sum}>
            수납액 <strong>{won(months.reduce((sum, { receivedWon }) => sum + receivedWon, 0))}</strong> ·
            환불액 <strong>{won(months.reduce((sum, { refundedWon }) => sum + refundedWon, 0))}</strong> ·{' '}
            <Link to="/closings">마감과 같은 금액</Link>
          </p>
          <h3>달별</h3>
          <Bars
            label="달별 수납액"
            bars={months.map((one) => ({
              ...barOf(one),
              key: one.month,
              label: monthText(one.month),
              to: monthLinks(one.month).to,
            }))}
          />
          <h3>결제 방법별</h3>
          <Bars
            label="결제 방법별 수납액"
            bars={methods.map((one) => ({
              ...barOf(one),
              key: one.paymentType,
              label: methodText(one.paymentType),
              to: linksOf({ from, to }, one.paymentType).to,
            }))}
          />
        </>
      )}
    </Chart>
  )
}

type Sums = { receivedWon: number; refundedWon: number; received: number; refunded: number }

const rowOf = (name: string, { receivedWon, refundedWon, received, refunded }: Sums) => ({
  cells: [name, receivedWon, received, refundedWon, refunded, receivedWon - refundedWon],
})
const barOf = ({ receivedWon, refundedWon, received }: Sums) => ({
  value: receivedWon,
  shown: won(receivedWon),
  note: refundedWon === 0 ? people(received) : `${people(received)} · 환불액 ${won(refundedWon)}`,
})
