import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type FigureProps = {
  /** The list that counts the same rows; without one it is a number alone. */
  to: string | undefined
  children: ReactNode
}

/** A number, which leads to the list behind it. */
export function Figure({ to, children }: FigureProps) {
  return to === undefined ? children : <Link to={to}>{children}</Link>
}
