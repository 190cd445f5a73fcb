import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { actWords, type MemberAct } from './member-acts.ts'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type MoreActsProps = { acts: readonly MemberAct[]; record: MemberRecord; onChoose: (act: MemberAct) => void }

/** The acts that are seldom the next one. */
export function MoreActs({ acts, record, onChoose }: MoreActsProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => menu.current?.removeAttribute('open')
  const escape = () => {
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  useKeys([{ keys: 'Escape', label: '닫기', run: escape }], { isActive: isOpen })
  if (acts.length === 0) return null
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
        {acts.map((act) => (
          <li key={act}>
            <button
              type="button"
              data-danger={act === 'withdraw' || undefined}
              onClick={() => {
                close()
                onChoose(act)
              }}
            >
              {actWords(act, record)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
