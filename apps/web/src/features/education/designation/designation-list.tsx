import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { listInPersonDesignations } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { Card, EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { DesigneeLaw } from '../../../shared/designee-law/designee-law.tsx'
import { BothKinds } from '../../../shared/paging/both-kinds.tsx'
import { type RowOf, usePages } from '../../../shared/paging/use-pages.ts'
import styles from './designation.module.css'
import { DesignationCard } from './designation-card.tsx'

const ALL = { limit: 10 } as const

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

function DesignationGuide() {
  return (
    <Card title="올리기 전에 확인해주세요">
      <ul className={styles.rules}>
        <li>
          영업자 대신 종업원이 교육을 받으면, 그 종업원을 식품위생에 관한 책임자로 지정했다는 확인서를 냅니다.
          (「식품위생법」 제41조제3항)
        </li>
        <li>
          확인서에는 업소명, 영업자와 책임자의 성명, 지정한 날짜, 영업자의 서명이나 도장이 있어야 합니다.
        </li>
        <li>
          <strong>PDF나 사진 파일 한 개, 10MB까지 올릴 수 있습니다. 한글, 워드 파일도 됩니다.</strong>
        </li>
        <li>사진은 글자가 또렷하게 보이도록 밝은 곳에서 찍어주세요.</li>
      </ul>
      <DesigneeLaw />
    </Card>
  )
}
