import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { Card, DefinitionList, TotalLine } from '@hygiene/ui'
import type { Payable } from './payable.ts'
import styles from './payment.module.css'

type WhatIsPaidProps = { payable: Extract<Payable, { state: 'payable' }>; amount: string }

/** The education, its places and the sum, beside the methods or below them. */
export function WhatIsPaid({ payable: { items, seat }, amount }: WhatIsPaidProps) {
  return (
    <div className={styles.summary}>
      <Card title="결제 내용">
        <DefinitionList
          arrange="stack"
          items={[
            ...(seat
              ? [
                  { term: '교육 일정', detail: formatSession(seat.sessionDay) },
                  { term: '교육장', detail: seat.venue.location },
                ]
              : []),
            {
              term: '교육',
              detail: [...new Set(items.map(({ educationName }) => educationName))].join(', '),
            },
            {
              term: items.length === 1 ? '영업장' : `영업장 ${items.length}곳`,
              detail: items.map(({ no, businessName, industryType }) => (
                <p key={no}>
                  {businessName} ({industryTypeLabel[industryType as IndustryType]})
                </p>
              )),
            },
          ]}
        />
        <TotalLine label="결제하실 금액" amount={amount} />
      </Card>
    </div>
  )
}
