import { listDesignations } from '@hygiene/contracts'
import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { GrowingList } from '../../paging/growing-list.tsx'
import { usePages } from '../../paging/use-pages.ts'
import { DesignationCard } from './designation-card.tsx'
import styles from './designation.module.css'

const ALL = { limit: 10 } as const

export function DesignationList() {
  const pages = usePages(listDesignations, ALL)
  return (
    <GrowingList pages={pages} empty={<NothingToSubmit />}>
      {(designations) => (
        <ul className={styles.list}>
          {designations.map((designation) => (
            <li key={designation.onlineEduNo}>
              <DesignationCard designation={designation} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  )
}

function NothingToSubmit() {
  return (
    <EmptyState>
      <p className={styles.why}>
        위생책임자로 신청한 교육이 없습니다. 대표자 본인이 교육을 받으면 지정확인서를 내지 않아도 됩니다.
      </p>
      <Link {...linkButton()} to="/edu/study/list">
        나의 학습실로 가기
      </Link>
    </EmptyState>
  )
}
