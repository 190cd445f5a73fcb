import { EmptyState, linkButton } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './print-window.module.css'

export function PrintScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.window}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {children}
    </div>
  )
}

type NothingToPrintProps = { message: string; list: { label: string; to: string } }

export function NothingToPrint({ message, list }: NothingToPrintProps) {
  return (
    <div className={styles.body}>
      <EmptyState message={message}>
        <Link {...linkButton()} to={list.to}>
          {list.label}
        </Link>
      </EmptyState>
    </div>
  )
}
