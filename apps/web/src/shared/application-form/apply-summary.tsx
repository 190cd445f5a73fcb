import { formatWon } from '@hygiene/domain/money/payment/won'
import { Card, type Definition, DefinitionList, TotalLine } from '@hygiene/ui'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ASSOCIATION } from '../../app/association/association.ts'
import styles from './application-form.module.css'

type ApplySummaryProps = {
  items: readonly Definition[]
  /** In won; null where the place was refused. */
  price: number | null
}

/** Stays in sight on a wide screen; a phone has the same in its bar. */
export function ApplySummary({ items, price }: ApplySummaryProps) {
  return (
    <div className={styles.summary}>
      <Card title="신청 내용">
        <DefinitionList arrange="stack" items={items} />
        {price !== null && <TotalLine label="교육비" amount={formatWon(price)} />}
        <p className={styles.help} data-optional={ASSOCIATION.phone}>
          <Phone aria-hidden />
          <span>
            신청이 어려우면
            <a href={`tel:${ASSOCIATION.phone}`}>{ASSOCIATION.phone}</a>
          </span>
        </p>
      </Card>
    </div>
  )
}

/** The main line of an answer, and a small one below it. */
export function TwoLines({ main, small }: { main: ReactNode; small?: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      {main}
      {small && <span className={styles.small}>{small}</span>}
    </span>
  )
}
