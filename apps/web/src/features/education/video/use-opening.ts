import { isReportedCentrally, Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { askConfirm } from '@hygiene/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type OpeningFailure } from './opening-failure.ts'
import { leavePlayer, type LectureKey, openPlayer, type Opened } from './open-player.ts'

export type Opening =
  | { kind: 'opening' }
  | { kind: 'opened'; lecture: LectureKey; opened: Opened }
  | { kind: 'failed'; failure: OpeningFailure }
  | { kind: 'finished' }
  | { kind: 'elsewhere' }

/** Opens the lecture, then the next one in the same window. Asks first if another player is open (docs/rules/watch-credit.md). */
export function useOpening(lecture: LectureKey) {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const begun = useRef<LectureKey>(null)

  const open = useCallback(
    async (takeOver: 0 | 1) => {
      setOpening({ kind: 'opening' })
      setOpening(await tryToOpen(lecture, takeOver))
    },
    [lecture],
  )

  const takeBack = useCallback(async () => {
    leavePlayer()
    if (await asksToContinueHere()) await open(1)
    else setOpening({ kind: 'elsewhere' })
  }, [open])

  useEffect(() => {
    if (begun.current === lecture) return
    begun.current = lecture
    void open(0)
  }, [open, lecture])

  useEffect(() => leavePlayer, [])

  return { opening, open, takeBack }
}

async function tryToOpen(lecture: LectureKey, takeOver: 0 | 1): Promise<Opening> {
  try {
    return { kind: 'opened', lecture, opened: await openPlayer(lecture, takeOver) }
  } catch (error) {
    if (error instanceof Refused && error.refusal === 'PLAYER_OPEN_ELSEWHERE') {
      return (await asksToContinueHere()) ? tryToOpen(lecture, 1) : { kind: 'elsewhere' }
    }
    if (error instanceof Refused && error.refusal === 'LECTURE_FINISHED') return { kind: 'finished' }
    if (!(error instanceof Refused) && !isReportedCentrally(error)) console.error(error)
    const failure = failureOf(error)
    return failure ? { kind: 'failed', failure } : { kind: 'opening' }
  }
}

const asksToContinueHere = () =>
  askConfirm(REFUSALS.PLAYER_OPEN_ELSEWHERE.message, {
    title: '다른 화면에서 재생 중입니다',
    confirmLabel: '여기서 이어서 보기',
    cancelLabel: '닫기',
  })
