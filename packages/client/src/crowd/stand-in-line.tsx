import type { PlaceInLine } from '@hygiene/contracts/kit/crowd'
import { Button, Dialog } from '@hygiene/ui'
import { createRoot, type Root } from 'react-dom/client'
import { type Clock, timeLeftText } from '../time-left.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import styles from './stand-in-line.module.css'

interface Shown {
  place: number
  clock: Clock
  stop: () => void
}

let root: Root | undefined
/** Another server may report a later place; the screen never moves a person back. */
let bestPlace = Number.POSITIVE_INFINITY

interface Stand {
  isOver: Promise<boolean>
  leave: () => void
}

export function standInLine(
  { place, secondsLeft }: PlaceInLine,
  retryMs: number,
  signal: AbortSignal | undefined,
): Stand {
  bestPlace = Math.min(bestPlace, place)
  const isOver = new Promise<boolean>((resolve) => {
    const end = (goesOn: boolean) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      resolve(goesOn)
    }
    const stop = () => {
      leave()
      end(false)
    }
    const timer = setTimeout(() => end(true), retryMs)
    signal?.addEventListener('abort', stop)
    draw({ place: bestPlace, clock: { timeout: secondsLeft, clockAt: Date.now() }, stop })
  })
  return { isOver, leave }
}

function leave(): void {
  root?.render(null)
  bestPlace = Number.POSITIVE_INFINITY
}

function draw(shown: Shown): void {
  root ??= createRoot(document.createElement('div'))
  root.render(<LineDialog {...shown} />)
}

function LineDialog({ place, clock, stop }: Shown) {
  const seconds = useSecondsLeft(clock)
  const ahead =
    place <= 1 ? '바로 다음 순서입니다.' : `앞에 ${(place - 1).toLocaleString('ko-KR')}명이 있습니다.`
  return (
    <Dialog
      isOpen
      kind="alert"
      size="small"
      title="지금 신청자가 많습니다"
      onClose={stop}
      actions={
        <Button tone="secondary" data-first-focus onClick={stop}>
          그만 기다리기
        </Button>
      }
    >
      <p className={styles.place} role="status">
        {ahead}
      </p>
      <p>
        {seconds > 0 ? `약 ${timeLeftText(seconds)} 뒤에 저절로 이어집니다.` : '곧 이어집니다.'} 이 창을 열어
        두시면 순서가 지켜집니다.
      </p>
    </Dialog>
  )
}
