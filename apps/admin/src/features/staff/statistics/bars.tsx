import type { ReactNode } from 'react'
import { Figure } from './figure.tsx'
import styles from './statistics.module.css'

export type Bar = {
  key: string | number
  label: string
  value: number
  shown: string
  note?: ReactNode
  /** Highlights the bar, in addition to a text beside it. */
  isView?: boolean
  to?: string | undefined
  more?: ReactNode
}

type BarsProps = {
  label: string
  bars: readonly Bar[]
  most?: number
  isNoteBeside?: boolean
}

/** Renders bars beside their numbers. The text carries all information; the bars are only visual. */
export function Bars({ label, bars, most, isNoteBeside = false }: BarsProps) {
  const whole = Math.max(1, most ?? 0, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.bars} aria-label={label} data-beside={isNoteBeside || undefined}>
      {bars.map(({ key, label: name, value, shown, note, isView, to, more }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <span aria-hidden className={styles.track}>
            {value > 0 && (
              <span
                data-view={isView || undefined}
                style={{ inlineSize: `max(1px, ${(100 * value) / whole}%)` }}
              />
            )}
          </span>
          <strong>
            <Figure to={to}>{shown}</Figure>
          </strong>
          <small data-view={isView || undefined}>{note}</small>
          {more}
        </li>
      ))}
    </ul>
  )
}
