import type { MoneyParts } from '@hygiene/contracts'
import { formatWon, netWon } from '@hygiene/domain'
import { differenceWords } from './closing-words.ts'
import money from '../../shared/money/money-table.module.css'
import styles from './closings.module.css'

const PARTS = [
  ['methods', '결제 방법'],
  ['branches', '지회'],
  ['courses', '과정'],
] as const

/** The same money by method, branch and course. */
export function PartsTables({ parts }: { parts: MoneyParts }) {
  if (parts.methods.length === 0) return <p>오간 돈이 없습니다.</p>
  return PARTS.map(([key, label]) => (
    <div key={key} className={money.frame}>
      <table className={`${money.table} ${styles.table}`}>
        <caption className={money.caption}>{label}별 합계</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">받은 돈</th>
            <th scope="col">돌려드린 돈</th>
            <th scope="col">남은 돈</th>
            <th scope="col">차이</th>
          </tr>
        </thead>
        <tbody>
          {parts[key].map((part) => (
            <tr key={part.name}>
              <th scope="row">{part.name}</th>
              <td>{formatWon(part.receivedWon)}</td>
              <td>{formatWon(part.refundedWon)}</td>
              <td>{formatWon(netWon(part))}</td>
              <td>{differenceWords(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ))
}
