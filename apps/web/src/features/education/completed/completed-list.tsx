import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'
import { Badge, EmptyState, linkButton } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFreshOnReturn } from '../../../shared/fresh-on-return/use-fresh-on-return.ts'
import { BothKinds } from '../../../shared/paging/both-kinds.tsx'
import { type RowOf, usePages } from '../../../shared/paging/use-pages.ts'
import { DocumentCard } from '../../../shared/printing/document-card.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { PrintedBadge } from '../../../shared/printing/printed-badge.tsx'
import { replayRoomPath } from '../../../shared/study-steps/step-path.ts'

const COMPLETED = { only: 'completed', limit: 10 } as const

export function CompletedList() {
  const online = usePages(listOnlineEnrolments, COMPLETED)
  const inPerson = usePages(listInPersonEnrolments, COMPLETED, 'offlinePage')
  useFreshOnReturn(listOnlineEnrolments, listInPersonEnrolments)

  return (
    <BothKinds
      online={{ pages: online, rowKey: ({ enrolmentNo }) => enrolmentNo, Row: OnlineCard }}
      inPerson={{ pages: inPerson, rowKey: ({ info }) => info.edu.inPersonEnrolmentNo, Row: InPersonCard }}
      empty={<NothingCompleted />}
    />
  )
}

function OnlineCard({ row }: { row: RowOf<typeof listOnlineEnrolments> }) {
  const { enrolmentNo, year, businessName } = row
  return (
    <CompletedCard course={row} address={`?onlineEduNo=${enrolmentNo}`}>
      <Link
        {...linkButton({ tone: 'quiet' })}
        to={replayRoomPath(enrolmentNo)}
        aria-label={`다시보기: ${year}년 ${businessName}`}
      >
        다시보기
      </Link>
    </CompletedCard>
  )
}

function InPersonCard({ row: { edu, info, ...course } }: { row: RowOf<typeof listInPersonEnrolments> }) {
  return (
    <CompletedCard course={{ ...course, ...edu }} address={`?offlineEduNo=${info.edu.inPersonEnrolmentNo}`} />
  )
}

function NothingCompleted() {
  return (
    <EmptyState>
      <p>온라인교육은 평가까지, 집합교육은 출석까지 마치면 이곳에서 수료증을 출력할 수 있습니다.</p>
      <Link {...linkButton()} to="/edu/study/list">
        나의 학습실로 가기
      </Link>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/online">
        교육 신청하기
      </Link>
    </EmptyState>
  )
}

type Completed = {
  year: number
  educationName: string
  businessName: string
  industryType: IndustryType
  completedAt: string | null
  isPrinted: boolean
}

type CompletedCardProps = {
  course: Completed
  address: string
  children?: ReactNode
}

function CompletedCard({ course, address, children }: CompletedCardProps) {
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
        { term: '업종', detail: industryTypeLabel[industryType] },
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
