import type Hls from 'hls.js/light'
import type { ErrorData, ErrorTypes } from 'hls.js/light'
import { askAddress, isRefusedAddress } from './ask-address.ts'

/**
 * `offline` means no network, `expired` an expired signed address, `broken` that the source must be restarted, and `failed` that
 * a retry is useless.
 */
export type SourceTrouble = 'offline' | 'expired' | 'broken' | 'failed'

export type LectureSource = {
  destroy: () => void
  /** Selects the rendition with this many lines from the next segment on. Null follows the bandwidth. */
  chooseHeight: (lines: number | null) => void
}

type Wanted = {
  video: HTMLVideoElement
  address: string
  startAt: number
  onTrouble: (trouble: SourceTrouble) => void
}

/** Limits recoverMediaError as the API guide of hls.js recommends. */
const RECOVER_EVERY_MS = 5000

/** Uses hls.js wherever it runs. Chromium plays playlists itself too, but handles fewer errors. */
export async function attachLecture(wanted: Wanted): Promise<LectureSource> {
  if (!new URL(wanted.address, location.href).pathname.endsWith('.m3u8')) return attachNative(wanted)
  const [{ default: HlsPlayer }, { default: workerPath }] = await Promise.all([
    import('hls.js/light'),
    import('hls.js/dist/hls.worker.js?url'),
  ])
  if (!HlsPlayer.isSupported()) return attachNative(wanted)

  const hls = new HlsPlayer({ workerPath, startPosition: wanted.startAt, capLevelToPlayerSize: true })
  hls.on(HlsPlayer.Events.ERROR, listenForTrouble(hls, HlsPlayer.ErrorTypes, wanted.onTrouble))
  hls.loadSource(wanted.address)
  hls.attachMedia(wanted.video)
  return {
    destroy: () => hls.destroy(),
    chooseHeight: (lines) => {
      // With an explicit level hls.js ignores the cap by the video's size.
      hls.nextLevel = hls.levels.findIndex(({ height }) => height === lines)
    },
  }
}

/** hls.js retries by its own policy before it reports a fatal error, so a fatal one is not simply repeated. */
function listenForTrouble(hls: Hls, types: typeof ErrorTypes, onTrouble: Wanted['onTrouble']) {
  let recoveredAt = Number.NEGATIVE_INFINITY

  return (_event: string, error: ErrorData) => {
    if (!error.fatal) return
    if (error.type === types.NETWORK_ERROR) {
      onTrouble(isRefusedAddress(error.response?.code ?? 0) ? 'expired' : 'offline')
    } else if (error.type === types.MEDIA_ERROR) {
      const now = performance.now()
      const isTooSoon = now - recoveredAt < RECOVER_EVERY_MS
      recoveredAt = now
      if (isTooSoon) onTrouble('broken')
      else hls.recoverMediaError()
    } else {
      onTrouble('failed')
    }
  }
}

/** Uses native playback on older iPhones, which play playlists themselves, and for plain files in every browser. */
function attachNative({ video, address, startAt, onTrouble }: Wanted): LectureSource {
  const begin = () => {
    video.currentTime = startAt
  }
  let isOver = false
  const complain = async () => {
    const wasNetwork = video.error?.code === MediaError.MEDIA_ERR_NETWORK
    const answer = await askAddress(address)
    if (isOver) return
    if (answer === 'expired') onTrouble('expired')
    else onTrouble(answer === 'silent' || wasNetwork ? 'offline' : 'failed')
  }
  const hearError = () => void complain()
  video.addEventListener('loadedmetadata', begin, { once: true })
  video.addEventListener('error', hearError)
  video.src = address
  return {
    destroy: () => {
      isOver = true
      video.removeEventListener('loadedmetadata', begin)
      video.removeEventListener('error', hearError)
      video.removeAttribute('src')
      video.load()
    },
    chooseHeight: () => {},
  }
}
