import { Broken, Refused } from '@hygiene/client'
import { clock } from './clock.ts'
import { withParticle } from '@hygiene/domain/particle'
import { Button } from '@hygiene/ui'
import { CircleCheck, SearchX, ServerCrash } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './table-states.module.css'

/** Delays the skeleton by this many milliseconds: a faster answer would only make it flash. */
const SKELETON_AFTER_MS = 300

export function Skeleton({ noun, rows = 20 }: { noun: string; rows?: number }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.skeleton} data-waiting>
      <p role="status" className={styles.notified}>
        {noun} 목록을 불러오고 있습니다.
      </p>
      {isShown &&
        Array.from({ length: rows }, (_, index) => (
          <div key={index} aria-hidden className={styles.bar}>
            <span />
            <span />
            <span />
            <span />
          </div>
        ))}
    </div>
  )
}

type EmptyProps = {
  noun: string
  allDone?: string | undefined
  whenEmpty?: ReactNode
  conditions: string
  drop: { label: string; run: () => void } | null
  onClear: () => void
}

export function Empty({ noun, allDone, whenEmpty, conditions, drop, onClear }: EmptyProps) {
  if (conditions === '' || allDone !== undefined) {
    return (
      <div className={styles.empty}>
        {allDone === undefined ? <SearchX aria-hidden /> : <CircleCheck aria-hidden />}
        <strong>{allDone ?? `${withParticle(noun, '이')} 아직 없습니다.`}</strong>
        {allDone === undefined && whenEmpty}
      </div>
    )
  }
  return (
    <div className={styles.empty} role="status">
      <SearchX aria-hidden />
      <strong>조건에 맞는 {withParticle(noun, '이')} 없습니다.</strong>
      <span>{conditions}</span>
      <div className={styles.next}>
        {drop && (
          <Button tone="secondary" size="small" onClick={drop.run}>
            ‘{drop.label}’ 해제
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={onClear}>
          조건 모두 해제
        </Button>
      </div>
    </div>
  )
}

type WrongProps = { error: Error; asOf: string | null; onAgain: () => void }

/** Shows a failed request above the old rows, with the time of those rows. */
export function Wrong({ error, asOf, onAgain }: WrongProps) {
  const text = error instanceof Refused || error instanceof Broken ? error.message : null
  return (
    <div className={styles.wrong} role="alert">
      <ServerCrash aria-hidden />
      <p>
        <strong>{text ?? '서버와 통신이 원활하지 않습니다.'}</strong>
        {asOf !== null && <span> 보이는 목록은 {clock(asOf)}의 것입니다.</span>}
      </p>
      <Button tone="secondary" size="small" onClick={onAgain}>
        다시 시도
      </Button>
    </div>
  )
}
