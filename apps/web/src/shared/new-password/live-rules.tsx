import { VisuallyHidden } from '@hygiene/ui'
import { Check, Circle, X } from 'lucide-react'
import styles from './live-rules.module.css'

type LiveRulesProps<Rule extends string> = {
  rules: Readonly<Record<Rule, string>>
  typed: string
  broken: readonly Rule[]
}

const STATE_TEXT = { open: '', broken: ' (아직 아님)', kept: ' (맞음)' } as const

/** Shows each rule with its current state. Contains phrasing content only, as it is a field's hint. */
export function LiveRules<Rule extends string>({ rules, typed, broken }: LiveRulesProps<Rule>) {
  return (
    <span className={styles.rules}>
      {(Object.entries(rules) as [Rule, string][]).map(([rule, text]) => {
        const state = typed === '' ? 'open' : broken.includes(rule) ? 'broken' : 'kept'
        return (
          <span key={rule} className={styles.rule} data-state={state}>
            <Sign state={state} />
            <span aria-hidden>{text}</span>
            {/* The full stop must be in the same element, or screen readers read it separately. */}
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
