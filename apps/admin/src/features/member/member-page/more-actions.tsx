import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { actionLabel, type MemberAction } from './member-actions.ts'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type MoreActionsProps = {
  actions: readonly MemberAction[]
  record: MemberRecord
  onChoose: (action: MemberAction) => void
}

/** The actions that are seldom the next one. */
export function MoreActions({ actions, record, onChoose }: MoreActionsProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => menu.current?.removeAttribute('open')
  const escape = () => {
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  useKeys([{ keys: 'Escape', label: '닫기', run: escape }], { isActive: isOpen })
  if (actions.length === 0) return null
  return (
    <details
      ref={menu}
      className={styles.more}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        더 보기
        <ChevronDown aria-hidden />
      </summary>
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              data-danger={action === 'withdraw' || undefined}
              onClick={() => {
                close()
                onChoose(action)
              }}
            >
              {actionLabel(action, record)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
