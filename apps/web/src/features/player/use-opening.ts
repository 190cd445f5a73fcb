import { isToldCentrally, Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts'
import { askConfirm } from '@hygiene/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { leavePlayer, type LectureKey, openPlayer, type Opened } from './open-player.ts'

export type Opening =
  | { kind: 'opening' }
  | { kind: 'opened'; opened: Opened }
  | { kind: 'failed'; message: string; mayRetry: boolean }
  /** The person plays on the other screen. */
  | { kind: 'elsewhere' }

/** Opens the lecture; another open player is asked about first (docs/rules/watch-credit.md). */
export function useOpening(lecture: LectureKey) {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const hasBegun = useRef(false)

  const open = useCallback(
    async (takeOver: 0 | 1) => {
      setOpening({ kind: 'opening' })
      setOpening(await tryToOpen(lecture, takeOver))
    },
    [lecture],
  )

  /** Another screen took the lecture: asks, and takes it back or leaves it there. */
  const takeBack = useCallback(async () => {
    leavePlayer()
    if (await asksToContinueHere()) await open(1)
    else setOpening({ kind: 'elsewhere' })
  }, [open])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void open(0)
  }, [open])

  useEffect(() => leavePlayer, [])

  return { opening, open, takeBack }
}

async function tryToOpen(lecture: LectureKey, takeOver: 0 | 1): Promise<Opening> {
  try {
    return { kind: 'opened', opened: await openPlayer(lecture, takeOver) }
  } catch (error) {
    if (error instanceof Refused && error.refusal === 'PLAYER_OPEN_ELSEWHERE') {
      return (await asksToContinueHere()) ? tryToOpen(lecture, 1) : { kind: 'elsewhere' }
    }
    const isRefused = error instanceof Refused
    if (!isRefused && !isToldCentrally(error)) throw error
    return { kind: 'failed', message: (error as Error).message, mayRetry: !isRefused }
  }
}

const asksToContinueHere = () =>
  askConfirm(REFUSALS.PLAYER_OPEN_ELSEWHERE.message, {
    confirmLabel: '여기서 이어서 보기',
    cancelLabel: '닫기',
  })
