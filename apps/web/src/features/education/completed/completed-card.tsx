import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'
import { Badge } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { DocumentCard } from '../../../shared/printing/document-card.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { PrintedBadge } from '../../../shared/printing/printed-badge.tsx'

type Completed = {
  year: number
  educationName: string
  businessName: string
  industryType: number
  completedAt: string | null
  isPrinted: boolean
}

type CompletedCardProps = {
  course: Completed
  /** The query that names the record in the print window. */
  address: string
  /** Below the certificate. */
  children?: ReactNode
}

export function CompletedCard({ course, address, children }: CompletedCardProps) {
  const { year, educationName, businessName, industryType, completedAt, isPrinted } = course
  return (
    <DocumentCard
      badges={
        <>
          <Badge tone="brand">{year}년 수료</Badge>
          <PrintedBadge isPrinted={isPrinted} />
        </>
      }
      title={educationName}
      level={3}
      items={[
        { term: '업소명', detail: businessName },
        { term: '업종', detail: industryTypeLabel[industryType as IndustryType] },
        { term: '수료일', detail: completedAt ? seoulSentenceOnScreen(new Date(completedAt)) : '-' },
      ]}
    >
      <PrintLink to={`/edu/completed/certification${address}`} of={`${year}년 ${businessName}`}>
        수료증 출력
      </PrintLink>
      {children}
    </DocumentCard>
  )
}
