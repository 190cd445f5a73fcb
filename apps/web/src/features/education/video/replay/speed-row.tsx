import { changePlayer, SPEEDS } from '../player-settings.ts'
import styles from '../views/control-row.module.css'

export function SpeedRow({ speed }: { speed: number }) {
  return (
    <div className={styles.row} data-even role="group" aria-label="재생 속도">
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === speed}
          onClick={() => changePlayer({ speed: one })}
        >
          {one}배
        </button>
      ))}
    </div>
  )
}
