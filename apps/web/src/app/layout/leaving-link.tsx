import { VisuallyHidden } from '@hygiene/ui'
import type { MouseEvent } from 'react'
import type { HashModal } from '../router/use-hash-modal.ts'

type LeavingLinkProps = {
  to: string
  label: string
  context?: string
  modal: HashModal
}

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
