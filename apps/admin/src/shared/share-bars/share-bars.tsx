import styles from './share-bars.module.css'

export interface ShareBar {
  label: string
  count: number
  /** 0 to 1; null: nothing was counted. */
  share: number | null
  /** The bar that is meant to be long: its mark, «정답». */
  mark?: string
}

/** How often each of a few was taken: words, count and share, and a bar that says nothing more. */
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
