import { Button, DateField } from '@hygiene/ui'
import { Plus, X } from 'lucide-react'
import styles from './courses.module.css'
import type { Typed } from './draft-form.ts'

type WindowFieldsProps = {
  year: number
  windows: Typed['windows']
  error: string | undefined
  onChange: (windows: Typed['windows']) => void
}

/** Edits the application windows in Seoul time. A year can have several. */
export function WindowFields({ year, windows, error, onChange }: WindowFieldsProps) {
  const set = (at: number, more: Partial<Typed['windows'][number]>) =>
    onChange(windows.map((window, place) => (place === at ? { ...window, ...more } : window)))
  return (
    <section className={styles.windows} aria-label="신청 기간">
      <h3>
        신청 기간 <small>서울 시각</small>
      </h3>
      {windows.map((window, at) => {
        const name = windows.length > 1 ? `신청 기간 ${at + 1}` : '신청 기간'
        return (
          <div key={at} className={styles.window}>
            <DateField
              label={`${name} 시작`}
              type="datetime-local"
              value={window.opensAt}
              onChange={({ target }) => set(at, { opensAt: target.value })}
            />
            <DateField
              label={`${name} 끝`}
              type="datetime-local"
              value={window.closesAt}
              error={at === windows.length - 1 ? error : undefined}
              onChange={({ target }) => set(at, { closesAt: target.value })}
            />
            <Button
              tone="quiet"
              size="small"
              aria-label={`${name} 삭제`}
              onClick={() => onChange(windows.filter((_window, place) => place !== at))}
            >
              <X aria-hidden />
              삭제
            </Button>
          </div>
        )
      })}
      <div>
        <Button
          tone="secondary"
          size="small"
          onClick={() =>
            onChange([...windows, { opensAt: `${year}-01-01T09:00`, closesAt: `${year}-12-31T18:00` }])
          }
        >
          <Plus aria-hidden />
          신청 기간 추가
        </Button>
      </div>
    </section>
  )
}
