import { listInPersonDesignations } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { BothKinds } from '../../../shared/paging/both-kinds.tsx'
import { DesigneeLaw } from '../../../shared/designee-law/designee-law.tsx'
import { type RowOf, usePages } from '../../../shared/paging/use-pages.ts'
import { DesignationCard } from './designation-card.tsx'
import { DesignationGuide } from './designation-guide.tsx'

const ALL = { limit: 10 } as const

/** Records of a hygiene manager, of both kinds. */
export function DesignationList() {
  const online = usePages(listDesignations, ALL)
  const inPerson = usePages(listInPersonDesignations, ALL, 'offlinePage')
  return (
    <BothKinds
      head={<DesignationGuide />}
      online={{ pages: online, rowKey: ({ enrolmentNo }) => enrolmentNo, Row: OnlineCard }}
      inPerson={{
        pages: inPerson,
        rowKey: ({ inPersonEnrolmentNo }) => inPersonEnrolmentNo,
        Row: InPersonCard,
      }}
      empty={<NothingToSubmit />}
    />
  )
}

function OnlineCard({ row }: { row: RowOf<typeof listDesignations> }) {
  return <DesignationCard designation={row} record={{ enrolmentNo: row.enrolmentNo }} />
}

function InPersonCard({ row }: { row: RowOf<typeof listInPersonDesignations> }) {
  return <DesignationCard designation={row} record={{ inPersonEnrolmentNo: row.inPersonEnrolmentNo }} />
}

function NothingToSubmit() {
  return (
    <EmptyState>
      <p>위생책임자로 신청한 교육이 없습니다. 대표자 본인이 교육을 받으면 지정확인서를 내지 않아도 됩니다.</p>
      <DesigneeLaw />
      <Link {...linkButton()} to="/edu/study/list">
        나의 학습실로 가기
      </Link>
    </EmptyState>
  )
}
