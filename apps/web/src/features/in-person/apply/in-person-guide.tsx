import { Loaded, read } from '@hygiene/client'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { IN_PERSON_REFUND_TERMS, WHAT_TO_BRING } from '@hygiene/domain/in-person/enrolment/terms'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { IndustryType, industryTypeLabel, OnlineType, SalesType } from '@hygiene/domain/text'
import { Card, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CalendarSync, CreditCard, IdCard, ListChecks } from 'lucide-react'
import { applyPath } from '../../../app/layout/menu.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import styles from '../../../shared/application-guide/guide-parts.module.css'
import {
  AppliedCard,
  DottedList,
  KindChoice,
  StepsCard,
  TermsCard,
  TradeLink,
} from '../../../shared/application-guide/guide-parts.tsx'

/** Describes the trades in everyday words (Enforcement Decree of the Food Sanitation Act Arts. 2 and 21). */
const TRADE_TEXT: Record<IndustryType, string> = {
  1: '음식을 만들어 파는 식당입니다. 술을 함께 팔아도 됩니다.',
  2: '회사, 학교, 병원처럼 정해진 사람 50명 이상에게 계속 식사를 내는 곳입니다.',
  3: '집단급식소와 계약하여 그 안에서 음식을 만들어 내는 영업입니다.',
}

function TradeRows({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.courses}>
      {Object.values(IndustryType).map((industryType) => (
        <li key={industryType}>
          <TradeLink name={industryTypeLabel[industryType]} to={applyPath('offline', industryType)}>
            <span>{TRADE_TEXT[industryType]}</span>
            <CourseFacts course={courses.find((course) => course.industryType === industryType)} />
          </TradeLink>
        </li>
      ))}
    </ul>
  )
}

function CourseFacts({ course }: { course: Course | undefined }) {
  if (!course) return null
  return (
    <span className={styles.price}>
      집합교육 {course.hours}시간 · {formatWon(course.price)}
    </span>
  )
}

const WHAT_HAPPENS = [
  {
    name: '영업장 확인',
    text: '영업신고번호로 영업장을 찾습니다. 영업신고 전이면 번호 없이 쓰셔도 됩니다. 신청하실 수 있는지 바로 알려드립니다.',
  },
  {
    name: '일정 선택',
    text: '지역과 날짜, 교육장을 고릅니다. 자리가 없으면 대기자로 신청하실 수 있습니다.',
  },
  {
    name: '결제',
    text: '카드, 휴대폰, 가상계좌, 계좌이체로 교육비를 냅니다. 결제하는 동안 자리를 잡아 둡니다.',
  },
  {
    name: '교육',
    text: '교육장에서 하루 동안 받습니다. 들어오고 나가실 때 수강증의 QR로 출석을 확인합니다.',
  },
  { name: '수료증', text: '교육이 끝나면 그날 문자로 알려드리고, 바로 출력하실 수 있습니다.' },
] as const

const FURTHER = [
  { label: '신청 내역', to: '/edu/offline/list', Icon: ListChecks },
  { label: '일정 변경', to: '/edu/offline/list?tabType=change', Icon: CalendarSync },
  { label: '수강증 출력', to: '/edu/offline/done', Icon: IdCard },
  { label: '결제 내역·환불', to: '/edu/payment/list', Icon: CreditCard },
] as const

export function InPersonGuide() {
  const courses = useQuery(read(listCourses, { salesType: SalesType.new, isOnline: OnlineType.collective }))
  return (
    <Screen
      title="신규 영업자 집합교육"
      lead="새로 영업을 시작하거나, 업종을 추가하거나, 영업을 이어받는 분이 교육장에서 받으시는 교육입니다."
    >
      <KindChoice here="/edu/offline" />
      <Card title="어떤 업종을 새로 시작하십니까?" lead="영업신고를 하실, 또는 하신 업종을 골라주세요.">
        <Loaded query={courses}>{({ list }) => <TradeRows courses={list} />}</Loaded>
      </Card>
      <Card title="교육 당일에 가져오세요">
        <DottedList items={WHAT_TO_BRING} />
        <NoticeBox>
          <p>
            교육 시작 10분 전까지 와주세요. 시작부터 끝까지 계셔야 수료하실 수 있습니다. 교육은 신청하신
            본인이 직접 받으셔야 합니다.
          </p>
        </NoticeBox>
      </Card>
      <StepsCard steps={WHAT_HAPPENS}>
        <NoticeBox>
          <p>
            영업장이 여러 곳이면 한 번에 신청하고 한 번에 결제하실 수 있습니다. 교육은 한 번만 받으시면
            됩니다.
          </p>
        </NoticeBox>
      </StepsCard>
      <AppliedCard links={FURTHER} />
      <TermsCard terms={IN_PERSON_REFUND_TERMS} />
    </Screen>
  )
}
