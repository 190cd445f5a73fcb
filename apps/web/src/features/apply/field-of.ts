import type { Draft } from './draft.ts'
import type { StepPart } from './place-step.tsx'

/** A text field of the draft; `besides` changes with it (typing a number by hand forgets what the register said). */
export function fieldOf({ draft, wrong, change }: StepPart) {
  return (name: Exclude<keyof Draft, 'privacyConsent'>, besides: Partial<Draft> = {}) => ({
    name,
    value: draft[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => change({ ...besides, [name]: target.value }),
  })
}
