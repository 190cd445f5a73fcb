import { formatWon } from '@hygiene/domain/money/payment/won'
import { seoulWeekday } from '@hygiene/domain/time/seoul-day'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type ClosingDay, differenceText, stateOf } from './closing-text.ts'
import money from '../../../shared/money/money-table.module.css'
import styles from './closings.module.css'

type DaysTableProps = { days: readonly ClosingDay[]; chosen: string | null; onChoose: (day: string) => void }

export function DaysTable({ days, chosen, onChoose }: DaysTableProps) {
  return (
    <div className={money.frame}>
      <table className={`${money.table} ${styles.table}`}>
        <caption className={money.caption}>일별 수납액과 환불액</caption>
        <thead>
          <tr>
            <th scope="col">날</th>
            <th scope="col">상태</th>
            <th scope="col">수납액</th>
            <th scope="col">환불액</th>
            <th scope="col">차이</th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => {
            const { day, sums } = one
            const { kind, label } = stateOf(one)
            return (
              <tr key={day} data-chosen={day === chosen || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-current={day === chosen || undefined}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}일 ({seoulWeekday(day)})
                  </button>
                </th>
                <td>
                  <StateMark kind={kind}>{label}</StateMark>
                </td>
                <td>{formatWon(sums.receivedWon)}</td>
                <td>{formatWon(sums.refundedWon)}</td>
                <td>{differenceText(sums)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
