import { Award, Calendar, CircleQuestionMark, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './quick-links.module.css'

/** The four quick links of the specification's home (section 2). */
const LINKS = [
  {
    to: '/info/notice/view?noticeNo=137',
    title: '교육 제도 안내',
    words: '대상·시간·과태료',
    Icon: ShieldCheck,
  },
  { to: '/info/notice/view?noticeNo=262', title: '집합교육 일정', words: '지역별 교육장', Icon: Calendar },
  { to: '/edu/completed', title: '수료증 출력', words: '온라인·집합 모두', Icon: Award },
  { to: '/info/faq', title: '자주 묻는 질문', words: '전화 전에 확인', Icon: CircleQuestionMark },
] as const

export function QuickLinks() {
  return (
    <nav aria-label="자주 찾는 곳">
      <ul className={styles.links}>
        {LINKS.map(({ to, title, words, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <span className={styles.icon}>
                <Icon aria-hidden />
              </span>
              <span className={styles.words}>
                <strong>{title}</strong>
                <span>{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
