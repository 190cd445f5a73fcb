import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { askAddress } from '@hygiene/client/ask-address'
import { attachLecture, type LectureSource, type SourceTrouble } from '@hygiene/client/lecture-source'
import type { LecturePlayer } from './lecture-player.ts'

export type PictureState = 'loading' | 'fine' | 'stalled' | 'offline' | 'failed'

const STALL_MS = 8000
const ASK_AGAIN_MS = 5000

type Player = Pick<LecturePlayer, 'startAgain'> & { state: () => { position: number } }

type Picture = {
  video: RefObject<HTMLVideoElement | null>
  player: Player | null
  address: string
  onExpired: () => void
}

export function usePicture({ video: ref, player, address, onExpired }: Picture) {
  const [state, setState] = useState<PictureState>('loading')
  /** Holds the position of the last reload. A new object triggers another reload. */
  const [from, setFrom] = useState<{ startAt: number } | null>(null)
  const notifyExpired = useEffectEvent(onExpired)

  const reload = useCallback(() => {
    setState('loading')
    setFrom({ startAt: player?.state().position ?? 0 })
  }, [player])

  const hearTrouble = useEffectEvent((trouble: SourceTrouble) => {
    if (trouble === 'expired') notifyExpired()
    else if (trouble === 'broken') reload()
    else setState(trouble)
  })

  useEffect(() => {
    const video = ref.current
    if (!video || !player) return undefined
    const untie = new AbortController()
    const startAt = from?.startAt ?? player.state().position
    void load({ video, player, address, startAt, onTrouble: (trouble) => hearTrouble(trouble) }, untie.signal)
    return () => untie.abort()
  }, [ref, player, address, from])

  useEffect(() => (ref.current ? watchStalls(ref.current, setState) : undefined), [ref])

  useEffect(() => {
    if (state !== 'offline') return undefined
    window.addEventListener('online', reload)
    // A phone that changes its cell often fires no event, so the server is polled.
    const tryAgain = async () => {
      if ((await askAddress(address)) !== 'silent') reload()
    }
    const timer = setInterval(() => void tryAgain(), ASK_AGAIN_MS)
    return () => {
      window.removeEventListener('online', reload)
      clearInterval(timer)
    }
  }, [state, reload, address])

  return { state, reload }
}

async function load(
  { player, ...wanted }: Parameters<typeof attachLecture>[0] & { player: Player },
  signal: AbortSignal,
) {
  const source = await attached(wanted)
  if (source === null || signal.aborted) {
    source?.destroy()
    if (!signal.aborted) wanted.onTrouble('offline')
    return
  }
  signal.addEventListener('abort', () => source.destroy())
  player.startAgain()
}

async function attached(wanted: Parameters<typeof attachLecture>[0]): Promise<LectureSource | null> {
  try {
    return await attachLecture(wanted)
  } catch (error) {
    console.error(error)
    return null
  }
}

function watchStalls(video: HTMLVideoElement, set: (change: (state: PictureState) => PictureState) => void) {
  const untie = new AbortController()
  const { signal } = untie
  let timer: ReturnType<typeof setTimeout> | undefined
  const isFine = () => {
    clearTimeout(timer)
    set((state) => (state === 'failed' ? state : 'fine'))
  }
  const isWaiting = () => {
    clearTimeout(timer)
    timer = setTimeout(() => set((state) => (state === 'fine' ? 'stalled' : state)), STALL_MS)
  }
  for (const sign of ['loadeddata', 'canplay', 'playing']) video.addEventListener(sign, isFine, { signal })
  video.addEventListener('waiting', isWaiting, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => untie.abort()
}
