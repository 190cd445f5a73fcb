import { VisuallyHidden } from '@hygiene/ui'
import { Check, Circle, X } from 'lucide-react'
import styles from './live-rules.module.css'

type LiveRulesProps<Rule extends string> = {
  rules: Readonly<Record<Rule, string>>
  /** The typed password; nothing is judged while it is empty. */
  typed: string
  broken: readonly Rule[]
}

const STATE_TEXT = { open: '', broken: ' (아직 아님)', kept: ' (맞음)' } as const

/** The rules, said beforehand, each with how it stands now. A hint of its field: phrasing content only. */
export function LiveRules<Rule extends string>({ rules, typed, broken }: LiveRulesProps<Rule>) {
  return (
    <span className={styles.rules}>
      {(Object.entries(rules) as [Rule, string][]).map(([rule, text]) => {
        const state = typed === '' ? 'open' : broken.includes(rule) ? 'broken' : 'kept'
        return (
          <span key={rule} className={styles.rule} data-state={state}>
            <Sign state={state} />
            <span aria-hidden>{text}</span>
            {/* One piece with its stop: read from two elements, the stop stands loose. */}
            <VisuallyHidden>{`${text}${STATE_TEXT[state]}. `}</VisuallyHidden>
          </span>
        )
      })}
    </span>
  )
}

function Sign({ state }: { state: 'open' | 'broken' | 'kept' }) {
  const Icon = { open: Circle, broken: X, kept: Check }[state]
  return <Icon aria-hidden />
}
