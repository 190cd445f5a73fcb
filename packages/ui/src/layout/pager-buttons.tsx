import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import styles from './pager-buttons.module.css'

type PagerButtonsProps = {
  label: string
  /** Counts from 1. */
  page: number
  total: number
  onGo: (page: number) => void
  /** Is set if the pages turn automatically. The stop button comes first (KWCAG 2.2, 정지 기능 제공). */
  turning?: { isOn: boolean; onToggle: () => void }
}

export function PagerButtons({ label, page, total, onGo, turning }: PagerButtonsProps) {
  if (total <= 1) return null
  return (
    <div className={styles.pager}>
      {turning && (
        <button
          type="button"
          aria-label={turning.isOn ? '자동 넘김 멈춤' : '자동 넘김 시작'}
          onClick={turning.onToggle}
        >
          {turning.isOn ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
      )}
      <button type="button" aria-label={`이전 ${label}`} onClick={() => onGo(page === 1 ? total : page - 1)}>
        <ChevronLeft aria-hidden />
      </button>
      <span className={styles.count}>
        {page} / {total}
      </span>
      <button type="button" aria-label={`다음 ${label}`} onClick={() => onGo(page === total ? 1 : page + 1)}>
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
