import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type FigureProps = {
  /** Links the list that counts the same rows. Without it, the number is plain text. */
  to: string | undefined
  children: ReactNode
}

export function Figure({ to, children }: FigureProps) {
  return to === undefined ? children : <Link to={to}>{children}</Link>
}
