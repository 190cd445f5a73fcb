import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { gatewayStatusLabel } from '@hygiene/domain/money/payment/event-text'
import type { GatewayStatus } from '@hygiene/domain/money/payment/payment-status'
import { paymentTypeLabel } from '@hygiene/domain/text'
import type { SideName } from '@hygiene/domain/money/reconciliation/compare-sides'
import { Check, CreditCard, FileText, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortInstant } from './instant-text.ts'
import { OrderState } from './order-state.tsx'
import money from './money-table.module.css'
import styles from './sides-table.module.css'

type Comparison = EntityOf<typeof compareOrder>
type Row = { label: string; side: SideName | null; ours: ReactNode; gateway: ReactNode }

const NO_GATEWAY: Record<Exclude<Comparison['gatewayState'], 'known'>, string> = {
  unknown: '결제사에 없는 주문',
  away: '결제사가 답하지 않음',
  none: '결제사를 거치지 않음',
}

/** Compares our order, the gateway and the bank in one row each. A difference is marked by shape, word and colour. */
export function SidesTable({ comparison }: { comparison: Comparison }) {
  return (
    <div className={money.frame}>
      <table className={`${money.table} ${styles.table}`}>
        <caption className={money.caption}>우리 주문, 결제사, 은행</caption>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">
              <FileText aria-hidden /> 우리 주문
            </th>
            <th scope="col">
              <CreditCard aria-hidden /> 결제사
            </th>
            <th scope="col">
              <Landmark aria-hidden /> 은행
            </th>
            <th scope="col">맞음</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(comparison).map(({ label, side, ours, gateway }, index) => {
            const isDifferent = side !== null && comparison.differing.includes(side)
            return (
              <tr key={label} data-different={isDifferent || undefined}>
                <th scope="row">{label}</th>
                <td>{ours}</td>
                <td>{gateway}</td>
                <td>{index === 0 ? <span className={styles.none}>은행 자료 없음</span> : '-'}</td>
                <td>
                  <Verdict
                    isDifferent={isDifferent}
                    isJudged={side !== null && comparison.gateway !== null}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Verdict({ isDifferent, isJudged }: { isDifferent: boolean; isJudged: boolean }) {
  if (isDifferent) return <strong className={styles.different}>≠ 다름</strong>
  return isJudged ? <Check className={styles.same} role="img" aria-label="같음" /> : '-'
}

function rowsOf({ ours, gateway, gatewayState, differing }: Comparison): Row[] {
  const unheard = differing.includes('notice') ? '받지 못함' : '-'
  const missing = gatewayState === 'known' ? '' : NO_GATEWAY[gatewayState]
  const there = (value: ReactNode) => (gateway ? value : '-')
  return [
    {
      label: '금액',
      side: 'amount',
      ours: formatWon(ours.amountWon),
      gateway: gateway ? formatWon(gateway.amountWon) : missing,
    },
    {
      label: '상태',
      side: 'status',
      ours: <OrderState status={ours.status} refundStatus={null} />,
      gateway: there(gateway && statusText(gateway.status)),
    },
    {
      label: '결제 일시',
      side: 'paidAt',
      ours: ours.paidAt ? shortInstant(ours.paidAt) : `${shortInstant(ours.createdAt)} 주문`,
      gateway: there(shortInstant(gateway?.paidAt ?? null)),
    },
    {
      label: '수단',
      side: null,
      ours: paymentTypeLabel[ours.paymentType],
      gateway: there(gateway?.methodName ?? '-'),
    },
    {
      label: '승인번호',
      side: 'approval',
      ours: ours.approvalNumber ?? '-',
      gateway: there(gateway?.approvalNumber ?? '-'),
    },
    {
      label: '환불',
      side: 'refunded',
      ours: formatWon(ours.refundedWon),
      gateway: there(formatWon(gateway?.cancelledWon ?? 0)),
    },
    {
      label: '통지',
      side: 'notice',
      ours: ours.notices > 0 ? `${ours.notices}번 받음 · ${shortInstant(ours.lastNoticeAt)}` : unheard,
      gateway: '-',
    },
  ]
}

function statusText(status: string): string {
  const label = gatewayStatusLabel[status as GatewayStatus] as string | undefined
  return label ?? status
}
