import { type StateKind, StateMark } from './state-mark.tsx'

export type StateText = { kind: StateKind; label: string }

/** The mark of a state out of a table of words. */
export function Mark({ kind, label }: StateText) {
  return <StateMark kind={kind}>{label}</StateMark>
}
