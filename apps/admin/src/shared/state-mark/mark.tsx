import { type StateKind, StateMark } from './state-mark.tsx'

export type StateText = { kind: StateKind; label: string }

export function Mark({ kind, label }: StateText) {
  return <StateMark kind={kind}>{label}</StateMark>
}
