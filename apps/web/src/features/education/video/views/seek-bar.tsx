import type { WatchState } from '../watch/watch-state.ts'
import { clockText, spokenTime } from '../time-text.ts'
import styles from './seek-bar.module.css'

/** Keeps the slider wide enough to be held, however late the person resumes. */
const LATEST_START = 0.85
const LEAST_WIDTH = '44px'

type Reach = Pick<WatchState, 'position' | 'furthest' | 'floor' | 'durationSeconds'>
type SeekBarProps = { watch: Reach; onSeek: (to: number) => void }

export function SeekBar({ watch, onSeek }: SeekBarProps) {
  const { position, furthest, floor, durationSeconds } = watch
  const share = (seconds: number) => `${(100 * seconds) / durationSeconds}%`
  const start = share(Math.min(floor, durationSeconds * LATEST_START))
  return (
    <div className={styles.row}>
      <div className={styles.bar}>
        <span className={styles.watched} style={{ width: share(furthest) }} />
        <span className={styles.played} style={{ width: share(position) }} />
        <input
          type="range"
          className={styles.slider}
          style={{
            left: `min(${start}, 100% - ${LEAST_WIDTH})`,
            width: `max(100% - ${start}, ${LEAST_WIDTH})`,
          }}
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
        {clockText(position)} / {clockText(durationSeconds)}
      </p>
    </div>
  )
}
