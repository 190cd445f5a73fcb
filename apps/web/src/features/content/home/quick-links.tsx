import type { LinkPlace } from '@hygiene/domain/content/post/site-links'
import { Award, Calendar, CircleQuestionMark, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSiteLinks } from '../../../app/layout/use-site-links.ts'
import styles from './quick-links.module.css'

type QuickLink = { title: string; text: string; Icon: LucideIcon } & ({ to: string } | { place: LinkPlace })

/** Defines the four quick links of the home screen (specification section 2). Staff choose the notice of the first two. */
const LINKS: readonly QuickLink[] = [
  { place: 'homeGuide', title: '교육 제도 안내', text: '대상·시간·과태료', Icon: ShieldCheck },
  { place: 'homeSchedule', title: '집합교육 일정', text: '지역별 교육장', Icon: Calendar },
  { to: '/edu/completed', title: '수료증 출력', text: '온라인·집합 모두', Icon: Award },
  { to: '/info/faq', title: '자주 묻는 질문', text: '전화 전에 확인', Icon: CircleQuestionMark },
]

export function QuickLinks() {
  const linkOf = useSiteLinks()
  const links = LINKS.map((link) => ({ ...link, to: 'to' in link ? link.to : linkOf(link.place) }))
  return (
    <nav aria-label="자주 찾는 곳">
      <ul className={styles.links}>
        {links.map(({ to, title, text, Icon }) =>
          to === null ? null : (
            <li key={title}>
              {/* Until the answer arrives, an element without a link reserves the space. */}
              <MaybeLink to={to}>
                <span className={styles.icon}>
                  <Icon aria-hidden />
                </span>
                <span className={styles.text}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </span>
              </MaybeLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <span className={styles.link}>{children}</span>
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  )
}
