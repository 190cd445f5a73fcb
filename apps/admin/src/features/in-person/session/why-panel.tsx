import { handMarkReasonLabel, handMarkReasons } from '@hygiene/domain/in-person/check-in/may-mark-by-hand'
import type { HandMark } from './use-hand-mark.ts'
import styles from './side-panels.module.css'

/** Chooses the reason for manual marks once and stores it with each, so that a mark is one press. */
export function WhyPanel({ hand }: { hand: HandMark }) {
  return (
    <section className={styles.panel} aria-label="수동 처리">
      <div className={styles.why}>
        <label>
          <span>수동 처리 사유</span>
          <select
            value={hand.reasonCode}
            onChange={({ target }) => {
              const code = handMarkReasons.find((one) => one === target.value)
              if (code) hand.setReasonCode(code)
            }}
          >
            {handMarkReasons.map((code) => (
              <option key={code} value={code}>
                {handMarkReasonLabel[code]}
              </option>
            ))}
          </select>
        </label>
        <input
          aria-label="추가 설명"
          placeholder="추가 설명"
          maxLength={150}
          autoComplete="off"
          value={hand.text}
          onChange={({ target }) => hand.setText(target.value)}
        />
      </div>
    </section>
  )
}
