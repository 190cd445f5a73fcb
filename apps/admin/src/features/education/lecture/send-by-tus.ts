import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import type { Upload } from 'tus-js-client'
import { currentLogin } from '../../../app/login/staff-login.ts'
import { type VideoSender, type OpenVideo, RETRY_AFTER_MS, type SenderEvents } from './video-sender.ts'

/** Sends a video through the API, part after part. */
export function sendByTus(video: OpenVideo, events: SenderEvents): VideoSender {
  let upload: Upload | null = null
  let isOpening = false
  let isStopped = false
  async function opened(): Promise<void> {
    isOpening = true
    try {
      upload = await open(video, events)
      if (!isStopped) upload.start()
    } catch {
      events.onBroken()
    } finally {
      isOpening = false
    }
  }
  return {
    start() {
      isStopped = false
      if (upload) upload.start()
      else if (!isOpening) void opened()
    },
    stop() {
      isStopped = true
      void upload?.abort()
    },
  }
}

async function open({ file, uploadPath, receivedBytes }: OpenVideo, events: SenderEvents): Promise<Upload> {
  const tus = await import('tus-js-client')
  let arrived = receivedBytes
  return new tus.Upload(file, {
    uploadUrl: new URL(uploadPath, location.origin).href,
    chunkSize: VIDEO_LIMITS.partBytes,
    retryDelays: RETRY_AFTER_MS,
    storeFingerprintForResuming: false,
    // The token may be a new one by the next part.
    onBeforeRequest: (request) => {
      request.setHeader('authorization', `Bearer ${currentLogin().accessToken ?? ''}`)
      request.setHeader(CSRF_HEADER, CSRF_VALUE)
    },
    onChunkComplete: (_part, bytes) => {
      arrived = bytes
      events.onArrived(bytes)
    },
    onError: () => {
      events.onArrived(arrived)
      events.onBroken()
    },
    onSuccess: () => events.onOver(),
  })
}
