import { call, isReportedCentrally } from '@hygiene/client'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { beginVideo } from '@hygiene/contracts/education/video/staff/begin-video'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from 'tus-js-client'
import { currentLogin } from '../../../app/login/staff-login.ts'
import { sendVideoParts } from './send-video-parts.ts'
import { type OpenVideo, RETRY_AFTER_MS, type SenderEvents, type VideoSender } from './video-sender.ts'

interface Sending {
  fileName: string
  sentBytes: number
  sizeBytes: number
  /** Is true while the connection is lost. The upload continues when it is back, or by hand. */
  isBroken: boolean
}

export interface VideoUpload {
  sending: Sending | null
  error: string | null
  choose: (file: File) => void
  goOn: () => void
}

const MARKED_BYTES = 256 * 1024

/** Sends a video in parts, to the bucket or through the API. A partly sent file continues from what the server has. */
export function useVideoUpload(lectureNo: number): VideoUpload {
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const sender = useRef<VideoSender | null>(null)
  const readAgain = () => void queries.invalidateQueries({ queryKey: [readStaffLecture.path] })

  useEffect(() => {
    const goOn = () => sender.current?.start()
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
      sender.current?.stop()
    }
  }, [])

  const go = (next: VideoSender) => {
    sender.current?.stop()
    sender.current = next
    next.start()
  }

  async function send(file: File): Promise<void> {
    const { name, size } = file
    setError(null)
    const fingerprint = await fingerprintOf(file)
    const { videoNo, uploadPath, receivedBytes } = await call(beginVideo, {
      lectureNo,
      fingerprint,
      fileName: name.slice(-200),
      sizeBytes: size,
    })
    readAgain()
    const show = (sentBytes: number, isBroken: boolean) =>
      setSending({ fileName: name, sizeBytes: size, sentBytes, isBroken })
    show(receivedBytes, false)
    const video = { videoNo, file, uploadPath, receivedBytes }
    const events: SenderEvents = {
      onArrived: (bytes) => show(bytes, false),
      onBroken: () => setSending((now) => now && { ...now, isBroken: true }),
      onOver: () => {
        sender.current = null
        setSending(null)
        readAgain()
      },
    }
    go(sendVideoParts(video, { ...events, onShut: () => go(sendByTus(video, events)) }))
  }

  return {
    sending,
    error,
    choose: (file) => {
      send(file).catch((reason: unknown) => {
        if (!isReportedCentrally(reason)) setError(reason instanceof Error ? reason.message : String(reason))
      })
    },
    goOn: () => {
      setSending((now) => now && { ...now, isBroken: false })
      sender.current?.start()
    },
  }
}

/** Identifies a file by its beginning, its end and its size, without reading two gigabytes. */
async function fingerprintOf(file: File): Promise<string> {
  const ends = new Blob([file.slice(0, MARKED_BYTES), file.slice(-MARKED_BYTES), String(file.size)])
  const hash = await crypto.subtle.digest('SHA-256', await ends.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sendByTus(video: OpenVideo, events: SenderEvents): VideoSender {
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
    // The token may have been renewed since the part before.
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
