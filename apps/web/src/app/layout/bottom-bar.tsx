import { Award, House, MonitorPlay, PenLine } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import styles from './bottom-bar.module.css'
import { entryCovering } from './menu.ts'

const ENTRIES = [
  { label: '홈', to: '/main', covers: ['/main'], Icon: House },
  {
    label: '교육 신청',
    to: '/edu/online',
    covers: ['/edu/online', '/edu/offline', '/edu/payment'],
    Icon: PenLine,
  },
  { label: '나의 학습실', to: '/edu/study/list', covers: ['/edu/study', '/edu/replay'], Icon: MonitorPlay },
  {
    label: '수료증',
    to: '/edu/completed',
    covers: ['/edu/completed', '/edu/offline/done', '/edu/payment/list'],
    Icon: Award,
  },
] as const

export function BottomBar() {
  const { pathname } = useLocation()
  const current = entryCovering(ENTRIES, pathname)
  return (
    <nav className={styles.bar} aria-label="바로가기" data-bottom-bar>
      {ENTRIES.map(({ label, to, Icon }) => (
        <Link key={to} to={to} data-current={current?.to === to || undefined}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
