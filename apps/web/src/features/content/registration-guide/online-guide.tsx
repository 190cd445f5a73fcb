import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { CourseTable } from './course-table.tsx'
import { GuideStepList } from './guide-step-list.tsx'
import { ONLINE_STEPS } from './guide-steps.ts'
import styles from './guide.module.css'
import { HelpCard } from './help-card.tsx'

export function OnlineGuide() {
  return (
    <>
      <Card title="누가 받나요?">
        <p>
          영업 중인 일반음식점, 집단급식소, 위탁급식영업의 영업자가 해마다 3시간씩 받는 교육입니다. 새로
          영업을 시작하거나 업종을 추가하거나 영업을 이어받는 분은{' '}
          <Link to="/info/register/offline">집합교육</Link>(6시간)을 받습니다.
        </p>
        <NoticeBox title="휴게음식점·제과점 등 다른 업종이신가요?">
          <p>그 업종의 협회에서 교육합니다. 우리 협회에서 받으시면 인정되지 않습니다.</p>
        </NoticeBox>
      </Card>
      <Card title="이렇게 진행됩니다" lead="처음부터 끝까지 일곱 단계입니다.">
        <GuideStepList steps={ONLINE_STEPS} />
        <p className={styles.actions}>
          <Link {...linkButton()} to="/edu/online/apply">
            온라인교육 신청하기
          </Link>
          <Link {...linkButton({ tone: 'secondary' })} to="/edu/online/list">
            신청 내역 보기
          </Link>
        </p>
      </Card>
      <Card title="교육비와 신청 기간">
        <CourseTable kind="online" />
        <p>강의와 설문, 평가까지 그해 12월 31일 안에 모두 마치셔야 그해 교육을 수료한 것으로 인정됩니다.</p>
      </Card>
      <Card title="취소와 환불">
        <ul className={styles.rules}>
          <li>결제 전에는 신청 내역에서 바로 취소할 수 있습니다.</li>
          <li>결제한 뒤라도 수료하기 전이면 환불받을 수 있고, 수료한 뒤에는 환불되지 않습니다.</li>
          <li>
            결제일부터 한 달이 지나거나 그해가 끝날 때까지 수료하지 않으면 교육비를 돌려드리지 않습니다.
          </li>
          <li>환불받으실 은행 계좌가 필요합니다. 환불될 금액은 취소를 확정하기 전에 보여드립니다.</li>
        </ul>
      </Card>
      <HelpCard />
    </>
  )
}
