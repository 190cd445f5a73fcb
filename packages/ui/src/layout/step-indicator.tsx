import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import styles from './step-indicator.module.css'

type StepIndicatorProps = { steps: readonly string[] /** Counts from 1. */; current: number; label?: string }

export function StepIndicator({ steps, current, label = '진행 단계' }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={label} style={{ '--total': steps.length } as CSSProperties}>
      {steps.map((step, index) => (
        <Step key={step} name={step} no={index + 1} current={current} total={steps.length} />
      ))}
    </ol>
  )
}

function Step({ name, no, current, total }: { name: string; no: number; current: number; total: number }) {
  const state = no < current ? 'done' : no === current ? 'now' : 'next'
  const word = { done: '완료', now: '현재 단계', next: no === total ? '마지막 단계' : '다음 단계' }[state]
  return (
    <li
      className={styles.step}
      style={{ '--no': no } as CSSProperties}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={styles.state}>
        {state === 'done' && <Check aria-hidden />}
        {word}
      </span>
      <span className={styles.name}>
        {no}. {name}
      </span>
      {state === 'now' && <span className={styles.total}>전체 {total}단계</span>}
    </li>
  )
}
