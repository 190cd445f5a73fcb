import { StateMark } from '../../../../shared/state-mark/state-mark.tsx'
import { applyText, clashText, lessonText, planDay, planState, planTimes } from './plan-text.ts'
import type { PlannedDay } from './series-form.ts'
import styles from './series.module.css'

type PlanTableProps = {
  days: readonly PlannedDay[]
  chosen: ReadonlySet<string>
  onToggle: (day: string) => void
}

/** Each day of the series as it would be made; a day that is not wanted is taken out. */
export function PlanTable({ days, chosen, onToggle }: PlanTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.plan}>
        <caption>만들 날짜</caption>
        <thead>
          <tr>
            <th scope="col">만들기</th>
            <th scope="col">날짜</th>
            <th scope="col">상태</th>
          </tr>
        </thead>
        <tbody>
          {days.map((planned) => {
            const isChosen = chosen.has(planned.day)
            const state = planState(planned, isChosen)
            return (
              <tr key={planned.day} data-out={isChosen ? undefined : true}>
                <td>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={`${planDay(planned)} 만들기`}
                      checked={isChosen}
                      onChange={() => onToggle(planned.day)}
                    />
                  </label>
                </td>
                <th scope="row">
                  {planDay(planned)} {planTimes(planned)}
                  <small>{applyText(planned)}</small>
                </th>
                <td>
                  <StateMark kind={state.kind}>{state.label}</StateMark>
                  {[...clashText(planned), ...lessonText(planned)].map((text) => (
                    <small key={text}>{text}</small>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
