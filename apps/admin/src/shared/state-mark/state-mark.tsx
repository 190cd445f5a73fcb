import type { ReactNode } from 'react'
import styles from './state-mark.module.css'

export type StateKind = 'done' | 'moving' | 'waiting' | 'view' | 'failed' | 'ended'

/** Shows a state by shape, word and colour, so that it is readable without any one of them. */
export function StateMark({ kind, children }: { kind: StateKind; children: ReactNode }) {
  return (
    <span className={styles.mark} data-kind={kind}>
      <svg viewBox="0 0 16 16" aria-hidden>
        {SHAPES[kind]}
      </svg>
      <span>{children}</span>
    </span>
  )
}

const RING = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
const inside = (path: string) => (
  <path d={path} fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
)

const SHAPES: Record<StateKind, ReactNode> = {
  done: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      {inside('M5 8.2l2.1 2.1L11 6')}
    </>
  ),
  moving: (
    <>
      {RING}
      <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" />
    </>
  ),
  waiting: RING,
  view: (
    <>
      <path d="M8 1.5l7 12.5H1z" fill="currentColor" />
      {inside('M8 6.2v3.4M8 11.8v.01')}
    </>
  ),
  failed: (
    <>
      <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" fill="currentColor" />
      {inside('M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8')}
    </>
  ),
  ended: (
    <>
      {RING}
      <path d="M5 8h6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
}
