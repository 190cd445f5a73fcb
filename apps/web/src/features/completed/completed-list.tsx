import { listOnlineEnrolments } from '@hygiene/contracts'
import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { useFreshOnReturn } from '../../api/use-fresh-on-return.ts'
import { GrowingList } from '../../paging/growing-list.tsx'
import { usePages } from '../../paging/use-pages.ts'
import { CompletedCard } from './completed-card.tsx'

const COMPLETED = { only: 'completed', limit: 10 } as const

export function CompletedList() {
  const pages = usePages(listOnlineEnrolments, COMPLETED)
  useFreshOnReturn(listOnlineEnrolments)

  return (
    <GrowingList pages={pages} empty={<NothingCompleted />}>
      {(courses) =>
        courses.map((course) => (
          <CompletedCard
            key={course.onlineEduNo}
            course={course}
            address={`?onlineEduNo=${course.onlineEduNo}`}
          />
        ))
      }
    </GrowingList>
  )
}

function NothingCompleted() {
  return (
    <EmptyState>
      <p>평가까지 마치면 이곳에서 수료증을 출력할 수 있습니다.</p>
      <Link {...linkButton()} to="/edu/study/list">
        나의 학습실로 가기
      </Link>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/online">
        교육 신청하기
      </Link>
    </EmptyState>
  )
}
