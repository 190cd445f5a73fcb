import { formatSeoulDate, formatWon, type IndustryType, studyDeadlineWords, withTrade } from '@hygiene/domain'
import { Badge, Card, DefinitionList } from '@hygiene/ui'
import { EnrolmentActions } from './enrolment-actions.tsx'
import styles from './enrolment-history.module.css'
import type { Row } from './row.ts'
import { stateOf } from './enrolment-state.ts'

export function EnrolmentRow({ row }: { row: Row }) {
  const { label, tone, sentence } = stateOf(row)
  return (
    <Card
      isRow
      title={row.educationName}
      lead={withTrade(row.businessName, row.educationName, row.industryType as IndustryType)}
      action={<Badge tone={tone}>{label}</Badge>}
    >
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      <DefinitionList
        items={[
          { term: '신청일', detail: formatSeoulDate(new Date(row.appliedAt)) },
          { term: '교육비', detail: formatWon(row.price) },
          row.completedAt
            ? { term: '수료일', detail: formatSeoulDate(new Date(row.completedAt)) }
            : { term: '수강 기한', detail: `${studyDeadlineWords(row.year)}까지` },
        ]}
      />
      <EnrolmentActions row={row} />
    </Card>
  )
}
