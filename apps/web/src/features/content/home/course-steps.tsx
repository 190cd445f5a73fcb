import { Award, Check, ChevronRight, CreditCard, MonitorPlay, PenLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './course-steps.module.css'

const STEPS = [
  { name: '교육 신청', text: '업종과 영업장을 확인합니다', Icon: PenLine },
  { name: '결제', text: '카드·휴대폰·가상계좌·계좌이체', Icon: CreditCard },
  { name: '수강', text: '온라인 시청 또는 현장 참석', Icon: MonitorPlay },
  { name: '설문·평가', text: '본인확인 후 응시합니다', Icon: Check },
  { name: '수료증 출력', text: '집에서 바로 인쇄합니다', Icon: Award },
] as const

export function CourseSteps() {
  return (
    <section aria-labelledby="steps-title">
      <div className={styles.head}>
        <h2 id="steps-title">교육은 이렇게 진행됩니다</h2>
        <Link to="/info/register/online" className={styles.more}>
          이용안내
          <ChevronRight aria-hidden />
        </Link>
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ name, text, Icon }, index) => (
          <li key={name}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <span className={styles.text}>
              <strong>
                {index + 1}. {name}
              </strong>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
