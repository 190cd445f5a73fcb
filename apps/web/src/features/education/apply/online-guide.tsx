import { Loaded, read } from '@hygiene/client'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel, OnlineType, SalesType } from '@hygiene/domain/text'
import { Card, EmptyState, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, ListChecks, ReceiptText } from 'lucide-react'
import { applyPath } from '../../../app/layout/menu.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import styles from '../../../shared/application-guide/guide-parts.module.css'
import {
  AppliedCard,
  ClosedTrade,
  KindChoice,
  StepsCard,
  TermsCard,
  TradeLink,
} from '../../../shared/application-guide/guide-parts.tsx'
import { ONLINE_REFUND_TERMS } from './refund-terms.ts'

const WHAT_HAPPENS = [
  { name: '신청', text: '업종과 영업장을 확인하고 신청합니다.' },
  { name: '결제', text: '카드, 휴대폰, 가상계좌, 계좌이체로 교육비를 냅니다.' },
  { name: '수강', text: '나의 학습실에서 강의를 끝까지 봅니다. 나누어 보셔도 이어서 볼 수 있습니다.' },
  { name: '설문·본인확인·평가', text: '설문에 답하고, 휴대폰으로 본인확인을 한 뒤 평가를 치릅니다.' },
  { name: '수료증', text: '평가를 통과하면 바로 수료증을 출력하실 수 있습니다.' },
] as const

const FURTHER = [
  { label: '신청 내역', to: '/edu/online/list', Icon: ListChecks },
  { label: '결제 내역·환불', to: '/edu/payment/list', Icon: CreditCard },
  { label: '영수증 출력', to: '/edu/payment/list', Icon: ReceiptText },
] as const

export function OnlineGuide() {
  const courses = useQuery(read(listCourses, { salesType: SalesType.existing, isOnline: OnlineType.online }))
  return (
    <Screen
      title="기존 영업자 온라인교육"
      lead="영업신고를 하고 영업 중인 분이 해마다 집이나 가게에서 받으시는 교육입니다."
    >
      <KindChoice here="/edu/online" />
      <Card title="어떤 업종을 하고 계십니까?" lead="영업신고증에 적힌 업종을 골라주세요.">
        <Loaded query={courses}>{({ list }) => <CourseChoice courses={list} />}</Loaded>
      </Card>
      <StepsCard steps={WHAT_HAPPENS}>
        <NoticeBox>
          <p>교육은 그해 12월 31일 18시까지 마치셔야 합니다. 교육은 신청하신 본인이 직접 받으셔야 합니다.</p>
        </NoticeBox>
      </StepsCard>
      <AppliedCard links={FURTHER} />
      <TermsCard terms={ONLINE_REFUND_TERMS} />
    </Screen>
  )
}

function CourseChoice({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return <EmptyState message="올해 운영하는 온라인교육이 아직 없습니다." />
  const closed = courses.filter(({ isOpen }) => !isOpen)
  return (
    <div className={styles.choice}>
      {closed[0] && <NoticeBox tone="warn" title={closed[0].periodSentence} />}
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.courseNo}>
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CourseRow({ course }: { course: Course }) {
  const industryType = course.industryType
  const facts = (
    <>
      <span>
        {course.year}년 · 온라인 {course.hours}시간
      </span>
      <span className={styles.price}>{formatWon(course.price)}</span>
    </>
  )
  const name = industryTypeLabel[industryType]
  if (!course.isOpen) return <ClosedTrade name={name}>{facts}</ClosedTrade>
  return (
    <TradeLink name={name} to={applyPath('online', industryType)}>
      {facts}
    </TradeLink>
  )
}
