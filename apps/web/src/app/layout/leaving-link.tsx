import { VisuallyHidden } from '@hygiene/ui'
import type { MouseEvent } from 'react'
import type { HashModal } from '../router/use-hash-modal.ts'

type LeavingLinkProps = {
  to: string
  label: string
  /** Said before the label. */
  context?: string
  modal: HashModal
}

/** A link inside a modal: closes it, then goes; opening it in a new tab still works. */
export function LeavingLink({ to, label, context, modal }: LeavingLinkProps) {
  function leave(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    modal.leaveTo(to)
  }

  return (
    <a href={to} onClick={leave}>
      {context && <VisuallyHidden>{context} </VisuallyHidden>}
      {label}
    </a>
  )
}
