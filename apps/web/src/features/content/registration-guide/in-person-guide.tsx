import { IN_PERSON_REFUND_TERMS, WHAT_TO_BRING } from '@hygiene/domain/in-person/enrolment/terms'
import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { CourseTable } from './course-table.tsx'
import { GuideStepList } from './guide-step-list.tsx'
import styles from './guide.module.css'
import { HelpCard } from './help-card.tsx'
import { IN_PERSON_STEPS } from './in-person-steps.ts'

/** How a new operator finds a venue, applies, comes and gets the certificate. */
export function InPersonGuide() {
  return (
    <>
      <Card title="누가 받나요?">
        <p>
          일반음식점, 집단급식소, 위탁급식영업을 새로 시작하거나, 업종을 추가하거나, 영업을 이어받는 분이
          교육장에서 6시간 동안 받는 교육입니다. 이미 영업 중인 분은 해마다{' '}
          <Link to="/info/register/online">온라인교육</Link>
          (3시간)을 받습니다.
        </p>
        <NoticeBox title="휴게음식점·제과점 등 다른 업종이신가요?">
          <p>그 업종의 협회에서 교육합니다. 우리 협회에서 받으시면 인정되지 않습니다.</p>
        </NoticeBox>
      </Card>
      <Card title="이렇게 진행됩니다" lead="처음부터 끝까지 여덟 단계입니다.">
        <GuideStepList steps={IN_PERSON_STEPS} />
        <p className={styles.actions}>
          <Link {...linkButton()} to="/edu/offline">
            집합교육 신청하기
          </Link>
          <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/list">
            신청 내역 보기
          </Link>
        </p>
      </Card>
      <Card title="가져오실 것">
        <Rules items={WHAT_TO_BRING} />
      </Card>
      <Card title="교육비">
        <CourseTable kind="inPerson" />
        <p>신청을 받는 기간은 교육 날짜마다 다릅니다. 달력에서 날짜를 누르시면 알려드립니다.</p>
      </Card>
      <Card title="취소와 환불">
        <Rules items={IN_PERSON_REFUND_TERMS} />
      </Card>
      <HelpCard />
    </>
  )
}

function Rules({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
