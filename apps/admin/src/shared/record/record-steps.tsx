import { Check, Minus, X } from 'lucide-react'
import styles from './record-steps.module.css'

export type RecordStep = { label: string; note: string; state: 'done' | 'now' | 'failed' | 'next' | 'ended' }

export function RecordSteps({ steps }: { steps: readonly RecordStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, note, state }) => (
        <li key={label} data-state={state}>
          <span className={styles.dot}>
            {state === 'done' && <Check aria-hidden />}
            {state === 'failed' && <X aria-hidden />}
            {state === 'ended' && <Minus aria-hidden />}
          </span>
          <span>
            {label} {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
