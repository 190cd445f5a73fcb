import { Button } from '@hygiene/ui'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import type { HandMark } from './use-hand-mark.ts'
import styles from './side-panels.module.css'

/** Is shown for ten seconds at the foot of the window, where it covers no control. */
export function UndoStrip({ hand }: { hand: HandMark }) {
  const { marked, undo } = hand
  useKeys([{ keys: 'u', label: '되돌리기', run: undo }], { title: '명단', isActive: marked !== null })
  return (
    <div className={styles.undo} role="status" data-shown={marked !== null || undefined}>
      {marked && (
        <>
          {marked.row.name} 님을 {marked.direction === 'in' ? '입실' : '퇴실'}로 처리했습니다.
          <Button size="small" tone="secondary" onClick={undo}>
            되돌리기 <kbd aria-hidden>u</kbd>
          </Button>
        </>
      )}
    </div>
  )
}
