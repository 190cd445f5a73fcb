import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { studyDeadlineText } from '@hygiene/domain/education/study/study-deadline'
import { withTrade } from '@hygiene/domain/education/enrolment/with-trade'
import { Badge, Card, type Definition, DefinitionList } from '@hygiene/ui'
import { EnrolmentActions } from './enrolment-actions.tsx'
import styles from './enrolment-history.module.css'
import type { Row } from './row.ts'
import { stateOf } from './enrolment-state.ts'

/** An enrolment that ended without a certificate has no study deadline. */
function termOf({ completedAt, status, year }: Row): Definition[] {
  if (completedAt) return [{ term: '수료일', detail: formatSeoulDate(new Date(completedAt)) }]
  return hasEnded(status) ? [] : [{ term: '수강 기한', detail: `${studyDeadlineText(year)}까지` }]
}

export function EnrolmentRow({ row }: { row: Row }) {
  const { label, tone, sentence } = stateOf(row)
  return (
    <Card
      isRow
      title={row.educationName}
      lead={withTrade(row.businessName, row.educationName, row.industryType)}
      action={<Badge tone={tone}>{label}</Badge>}
    >
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      <DefinitionList
        items={[
          { term: '신청일', detail: formatSeoulDate(new Date(row.appliedAt)) },
          { term: '교육비', detail: formatWon(row.price) },
          ...termOf(row),
        ]}
      />
      <EnrolmentActions row={row} />
    </Card>
  )
}
