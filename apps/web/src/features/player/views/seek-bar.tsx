import type { WatchState } from '../watch/watch-state.ts'
import { clockWords, spokenTime } from '../time-words.ts'
import styles from './seek-bar.module.css'

type SeekBarProps = { watch: WatchState; onSeek: (to: number) => void }

/** The whole lecture as a bar; the slider itself begins where going back ends. */
export function SeekBar({ watch, onSeek }: SeekBarProps) {
  const { position, furthest, floor, durationSeconds } = watch
  const share = (seconds: number) => `${(100 * seconds) / durationSeconds}%`
  return (
    <div className={styles.row}>
      <div className={styles.bar}>
        <span className={styles.watched} style={{ width: share(furthest) }} />
        <span className={styles.played} style={{ width: share(position) }} />
        <input
          type="range"
          className={styles.slider}
          style={{ left: share(Math.min(floor, durationSeconds * 0.9)) }}
          aria-label="재생 위치"
          aria-valuetext={`${spokenTime(position)}, 전체 ${spokenTime(durationSeconds)}`}
          min={Math.floor(floor)}
          max={Math.ceil(durationSeconds)}
          step={1}
          value={Math.round(position)}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      </div>
      <p className={styles.time}>
        {clockWords(position)} / {clockWords(durationSeconds)}
      </p>
    </div>
  )
}
