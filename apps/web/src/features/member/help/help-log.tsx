import { useState } from 'react'
import { ActionLog } from '../../../shared/help/action-log.tsx'
import styles from './help-log.module.css'

export function HelpLog({ helpNo }: { helpNo: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.log} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>도와드린 일 보기</summary>
      {isOpen && <ActionLog helpNo={helpNo} />}
    </details>
  )
}
