import { Broken, call, Refused } from '@hygiene/client'
import { countVideoPart } from '@hygiene/contracts/education/video/staff/count-video-part'
import { openVideoPart } from '@hygiene/contracts/education/video/staff/open-video-part'
import { readVideoParts } from '@hygiene/contracts/education/video/staff/read-video-parts'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { type VideoRange, missingRanges } from '@hygiene/domain/education/video/video-ranges'
import { type VideoSender, type OpenVideo, RETRY_AFTER_MS, type SenderEvents } from './video-sender.ts'

interface BucketEvents extends SenderEvents {
  /** Is called if there is no bucket or the bucket accepts nothing from this page. The caller must use another way. */
  onShut: () => void
}

const AT_ONCE = 3
/** After this many failures of a part while our own server answers, the bucket is at fault and not the connection. */
const MOST_FAILURES = 2
/** Allows 8 MiB at a quarter of a megabit per second. A signed address stays valid for longer. */
const PUT_WITHIN_MS = 5 * 60_000

class Shut extends Error {}

/** Sends a video straight to the bucket, several parts in parallel. The server is notified of each part and lists the missing ones. */
export function sendVideoParts(video: OpenVideo, events: BucketEvents): VideoSender {
  let running: AbortController | null = null
  async function send(run: AbortController): Promise<void> {
    const error = await sendMissing(video, events, run.signal).then(
      () => null,
      (reason: unknown) => reason,
    )
    if (run.signal.aborted) return
    // Cancels the parts that run beside a failed one.
    run.abort()
    if (error === null) events.onOver()
    else notify(error, events)
  }
  return {
    start() {
      running?.abort()
      running = new AbortController()
      void send(running)
    },
    stop: () => running?.abort(),
  }
}

function notify(error: unknown, events: BucketEvents): void {
  if (error instanceof Shut) events.onShut()
  else if (refusalOf(error) === 'VIDEO_NOT_OPEN' || refusalOf(error) === 'VIDEO_NOT_FOUND') events.onOver()
  else events.onBroken()
}

const refusalOf = (error: unknown) => (error instanceof Refused ? error.refusal : null)

/** Repeats until nothing is missing: another window may send the same video, and the server may reject parts of it. */
async function sendMissing(video: OpenVideo, events: BucketEvents, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { held } = await patiently(signal, (options) =>
      call(readVideoParts, { videoNo: video.videoNo }, options),
    )
    const missing = missingRanges(held, video.file.size, VIDEO_LIMITS.bucketPartBytes)
    let arrived = held.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    events.onArrived(arrived)
    let isWhole = missing.length === 0
    const lane = async () => {
      for (let range = missing.shift(); range; range = missing.shift()) {
        const sent = await sendPart(video, range, signal)
        isWhole ||= sent.isWhole
        if (sent.isCounted) events.onArrived((arrived += range.sizeBytes))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    if (isWhole) return
  }
}

interface Sent {
  isCounted: boolean
  isWhole: boolean
}

async function sendPart({ videoNo, file }: OpenVideo, range: VideoRange, signal: AbortSignal): Promise<Sent> {
  const body = file.slice(range.fromByte, range.fromByte + range.sizeBytes)
  try {
    for (let failures = 0; failures < MOST_FAILURES; failures += 1) {
      const opened = await patiently(signal, (options) => call(openVideoPart, { videoNo, ...range }, options))
      if (opened.address === null) throw new Shut()
      if (!(await isPut(opened.address, body, signal))) continue
      const { isWhole } = await patiently(signal, (options) =>
        call(countVideoPart, { videoNo, partName: opened.partName }, options),
      )
      return { isCounted: true, isWhole }
    }
    throw new Shut()
  } catch (error) {
    if (refusalOf(error) === 'VIDEO_PART_NOT_WANTED') return { isCounted: false, isWhole: false }
    if (refusalOf(error) === 'VIDEO_PART_NOT_WHOLE') throw new Shut()
    throw error
  }
}

/** Returns whether the bucket accepted the part. A missing CORS rule is indistinguishable from a lost connection here. */
async function isPut(address: string, body: Blob, signal: AbortSignal): Promise<boolean> {
  const limit = new AbortController()
  const give = () => limit.abort()
  const timer = setTimeout(give, PUT_WITHIN_MS)
  signal.addEventListener('abort', give)
  try {
    return (await fetch(address, { method: 'PUT', body, signal: limit.signal, credentials: 'omit' })).ok
  } catch (error) {
    if (signal.aborted) throw error
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', give)
  }
}

type Quietly = { signal: AbortSignal; onBreakage: 'throw'; isQuiet: true }

/** Retries while the connection is down, and gives up after the last wait. */
async function patiently<T>(signal: AbortSignal, ask: (options: Quietly) => Promise<T>): Promise<T> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await ask({ signal, onBreakage: 'throw', isQuiet: true })
    } catch (error) {
      if (!(error instanceof Broken) || signal.aborted) throw error
      await pause(wait, signal)
    }
  }
  return ask({ signal, onBreakage: 'throw', isQuiet: true })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
