import { formatWon } from '@hygiene/domain/money/payment/won'
import { Card, type Definition, DefinitionList, TotalLine } from '@hygiene/ui'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ASSOCIATION } from '../../app/association/association.ts'
import styles from './application-form.module.css'

type ApplySummaryProps = {
  items: readonly Definition[]
  /** Is in won and null if the place was refused. */
  price: number | null
}

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

export function TwoLines({ main, small }: { main: ReactNode; small?: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      {main}
      {small && <span className={styles.small}>{small}</span>}
    </span>
  )
}
