import { formatWon } from '@hygiene/domain/money/payment/won'
import { IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import styles from '../../../shared/application-guide/guide-parts.module.css'
import { TradeLink } from '../../../shared/application-guide/guide-parts.tsx'
import { applyPath } from '../../../app/layout/menu.ts'
import type { Course } from '../../../shared/application-form/course.ts'

/** The trades in everyday words (Enforcement Decree of the Food Sanitation Act Arts. 2 and 21). */
const TRADE_TEXT: Record<IndustryType, string> = {
  1: '음식을 만들어 파는 식당입니다. 술을 함께 팔아도 됩니다.',
  2: '회사, 학교, 병원처럼 정해진 사람 50명 이상에게 계속 식사를 내는 곳입니다.',
  3: '집단급식소와 계약하여 그 안에서 음식을 만들어 내는 영업입니다.',
}

/** Per trade its meaning, its price, and one tap to the form. */
export function TradeRows({ courses }: { courses: readonly Course[] }) {
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
