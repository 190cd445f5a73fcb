import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import { IndustryLinks, useIndustryType } from '../../../shared/paging/industry-links.tsx'
import { usePages } from '../../../shared/paging/use-pages.ts'
import { EnrolmentRow } from './enrolment-row.tsx'
import styles from './enrolment-history.module.css'

export function EnrolmentHistory() {
  const industryType = useIndustryType()
  const pages = usePages(listOnlineEnrolments, { limit: 10, industryType })

  return (
    <Screen
      lead="신청하신 온라인교육입니다. 결제하거나 이어서 수강하실 수 있습니다."
      head={<IndustryLinks />}
    >
      <GrowingList
        pages={pages}
        empty={
          <EmptyState>
            <Link {...linkButton()} to="/edu/online">
              교육 신청하기
            </Link>
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.enrolmentNo}>
                <EnrolmentRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </Screen>
  )
}
