import { IN_PERSON_REFUND_TERMS, WHAT_TO_BRING } from '@hygiene/domain/in-person/enrolment/terms'
import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { Award, CalendarDays, CreditCard, IdCard, PenLine, School, Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CourseTable } from './course-table.tsx'
import styles from './guide.module.css'
import { GuideStepList } from './guide-step-list.tsx'
import { type GuideStep, LOG_IN_STEP } from './guide-steps.ts'
import { HelpCard } from './help-card.tsx'

/** Follows the order that the service enforces, from login to certificate. */
const IN_PERSON_STEPS: readonly GuideStep[] = [
  LOG_IN_STEP,
  {
    title: '업종과 영업장 확인',
    Icon: Store,
    sentences: [
      '새로 시작하는 업종을 고르고, [영업신고번호 찾기]에서 영업장을 찾거나 직접 적습니다.',
      '영업장이 여러 곳이면 함께 신청할 수 있습니다. 교육은 한 번만 받고, 수료증은 영업장마다 나옵니다.',
      '교육을 받으셔야 하는지, 이미 받으셨는지를 바로 알려드립니다.',
    ],
  },
  {
    title: '교육 일정 선택',
    Icon: CalendarDays,
    sentences: [
      '지역을 고르면 달력에 교육이 있는 날이 ‘3곳’처럼 적혀 있습니다. 날짜를 누르고 교육장을 고릅니다.',
      '자리가 모두 찬 일정은 대기자로 신청할 수 있습니다. 자리가 나면 순서대로 문자로 알려드립니다.',
    ],
  },
  {
    title: '신청자 정보 입력',
    Icon: PenLine,
    sentences: ['연락받으실 휴대전화와, 대표자 본인이 받는지 위생책임자가 대신 받는지를 적습니다.'],
  },
  {
    title: '결제',
    Icon: CreditCard,
    sentences: [
      '신용카드, 휴대폰, 가상계좌, 실시간 계좌이체 가운데 고릅니다. 결제하는 동안 30분 자리를 잡아 둡니다.',
      '가상계좌는 안내된 기한까지, 늦어도 교육 전날까지 입금하셔야 합니다.',
    ],
  },
  {
    title: '수강증 준비',
    Icon: IdCard,
    sentences: [
      '결제하면 수강증이 나옵니다. 인쇄하거나 휴대전화 화면으로 보여주시면 됩니다.',
      '사정이 생기면 교육 전날까지 신청 내역에서 일정을 바꿀 수 있습니다. 수강증도 새로 나옵니다.',
    ],
  },
  {
    title: '교육 참석',
    Icon: School,
    sentences: [
      '시작 10분 전까지 신분증과 수강증을 가지고 오세요.',
      '들어오고 나갈 때 수강증의 QR로 출석을 확인합니다. 시작부터 끝까지 계셔야 수료할 수 있습니다.',
    ],
  },
  {
    title: '수료증 출력',
    Icon: Award,
    sentences: [
      '교육이 끝나면 그날 문자로 알려드립니다. 인쇄하거나 PDF로 저장해주세요.',
      '수료 기록은 계속 보관되므로 언제든지 다시 출력할 수 있습니다.',
    ],
  },
]

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
