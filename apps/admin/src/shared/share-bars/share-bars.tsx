import styles from './share-bars.module.css'

export interface ShareBar {
  label: string
  count: number
  /** Ranges from 0 to 1, or is null if nothing was counted. */
  share: number | null
  /** Labels the bar that is meant to be long, such as «정답». */
  mark?: string
}

export function ShareBars({ label, bars }: { label: string; bars: readonly ShareBar[] }) {
  return (
    <ol className={styles.bars} aria-label={label}>
      {bars.map(({ label: text, count, share, mark }) => (
        <li key={text} data-right={mark ? true : undefined}>
          <span>
            {text} {mark && <b>{mark}</b>}
          </span>
          <span>
            {count.toLocaleString('ko-KR')}명 · {share === null ? '-' : `${Math.round(share * 100)}%`}
          </span>
          <meter min={0} max={1} value={share ?? 0} aria-label={text} />
        </li>
      ))}
    </ol>
  )
}
