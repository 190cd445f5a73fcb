import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { Button, CheckboxField } from '@hygiene/ui'
import { ChevronDown, CircleUser, LogOut, TimerReset } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { askLogOut } from '../login/leaving.ts'
import { extend } from '../login/login-watch.tsx'
import type { Employee } from '../login/staff-login.ts'
import { changePreferences, useTablePreferences } from './table-preferences.ts'
import styles from './employee-menu.module.css'

export function EmployeeMenu({ employee: { name, role } }: { employee: Employee }) {
  const { density, text, hasKeys } = useTablePreferences()
  const { place, isOpen, toggle } = useOpened()
  return (
    <div ref={place} className={styles.place}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={toggle}>
        <CircleUser aria-hidden />
        <span>
          {name} · {staffRoleLabel[role]}
        </span>
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <div className={styles.menu}>
          <p className={styles.who}>
            <strong>{name}</strong> · {staffRoleLabel[role]}
          </p>
          <CheckboxField
            label="줄 간격 넉넉히"
            checked={density === 'roomy'}
            onChange={({ target }) => changePreferences({ density: target.checked ? 'roomy' : 'normal' })}
          />
          <CheckboxField
            label="글자 크게"
            checked={text === 'large'}
            onChange={({ target }) => changePreferences({ text: target.checked ? 'large' : 'normal' })}
          />
          <CheckboxField
            label="한 글자 단축키 사용"
            checked={hasKeys}
            onChange={({ target }) => changePreferences({ hasKeys: target.checked })}
          />
          <div className={styles.actions}>
            <Button tone="secondary" size="small" onClick={() => void extend()}>
              <TimerReset aria-hidden />
              시간 연장
            </Button>
            <Button tone="secondary" size="small" onClick={() => void askLogOut()}>
              <LogOut aria-hidden />
              로그아웃
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function useOpened() {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps Escape from the screen, where it leads back to the list.
      event.preventDefault()
      setIsOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape, true)
    }
  }, [isOpen])
  return { place, isOpen, toggle: () => setIsOpen((was) => !was) }
}
