import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './notice-box.module.css'

export type NoticeTone = 'info' | 'warn' | 'error' | 'done'

const ICONS = { info: Info, warn: TriangleAlert, error: CircleAlert, done: CircleCheck } satisfies Record<
  NoticeTone,
  unknown
>
const TEXT: Record<NoticeTone, string> = { info: '안내', warn: '주의', error: '오류', done: '완료' }

type NoticeBoxProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Announces the box at once, for something that has just failed or succeeded. */
  live?: boolean
}

/** Renders a permanent notice. Colour is never the only signal: an icon and text accompany it. */
export function NoticeBox({ tone = 'info', title, children, live = false }: NoticeBoxProps) {
  const Icon = ICONS[tone]
  return (
    <div
      className={styles.box}
      data-tone={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon aria-hidden />
      <div className={styles.text}>
        <VisuallyHidden>{TEXT[tone]}: </VisuallyHidden>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
