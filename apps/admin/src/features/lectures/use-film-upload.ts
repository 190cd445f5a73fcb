import { call, isToldCentrally } from '@hygiene/client'
import { beginFilm, CSRF_HEADER, CSRF_VALUE, readStaffLecture } from '@hygiene/contracts'
import { FILM_LIMITS } from '@hygiene/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from 'tus-js-client'
import { currentLogin } from '../../app/login/staff-login.ts'

/** An upload from this window: bytes that arrived, or why it stands still. */
interface Sending {
  fileName: string
  sentBytes: number
  sizeBytes: number
  /** The connection is gone; the upload goes on when it is back, or by hand. */
  isBroken: boolean
}

export interface FilmUpload {
  sending: Sending | null
  error: string | null
  choose: (file: File) => void
  goOn: () => void
}

const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000, 20_000]
const MARKED_BYTES = 256 * 1024

/** Sends a film in parts; a file that was sent in part goes on where the server has it. */
export function useFilmUpload(lectureNo: number): FilmUpload {
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const upload = useRef<Upload | null>(null)
  const readAgain = () => void queries.invalidateQueries({ queryKey: [readStaffLecture.path] })

  useEffect(() => {
    const goOn = () => upload.current?.start()
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
      void upload.current?.abort()
    }
  }, [])

  async function send(file: File): Promise<void> {
    const { name, size } = file
    setError(null)
    const fingerprint = await fingerprintOf(file)
    const { uploadPath, receivedBytes } = await call(beginFilm, {
      lectureNo,
      fingerprint,
      fileName: name.slice(-200),
      sizeBytes: size,
    })
    readAgain()
    const { Upload } = await import('tus-js-client')
    const show = (sentBytes: number, isBroken = false) =>
      setSending({ fileName: name, sizeBytes: size, sentBytes, isBroken })
    show(receivedBytes)
    let arrived = receivedBytes
    upload.current = new Upload(file, {
      uploadUrl: new URL(uploadPath, location.origin).href,
      chunkSize: FILM_LIMITS.partBytes,
      retryDelays: RETRY_AFTER_MS,
      storeFingerprintForResuming: false,
      // The token may be a new one by the next part.
      onBeforeRequest: (request) => {
        request.setHeader('authorization', `Bearer ${currentLogin().accessToken ?? ''}`)
        request.setHeader(CSRF_HEADER, CSRF_VALUE)
      },
      onChunkComplete: (_part, bytes) => {
        arrived = bytes
        show(bytes)
      },
      onError: () => show(arrived, true),
      onSuccess: () => {
        upload.current = null
        setSending(null)
        readAgain()
      },
    })
    upload.current.start()
  }

  return {
    sending,
    error,
    choose: (file) => {
      send(file).catch((reason: unknown) => {
        if (!isToldCentrally(reason)) setError(reason instanceof Error ? reason.message : String(reason))
      })
    },
    goOn: () => {
      setSending((now) => now && { ...now, isBroken: false })
      upload.current?.start()
    },
  }
}

/** By its beginning, its end and its size a file is known again; two gigabytes are not read for it. */
async function fingerprintOf(file: File): Promise<string> {
  const ends = new Blob([file.slice(0, MARKED_BYTES), file.slice(-MARKED_BYTES), String(file.size)])
  const hash = await crypto.subtle.digest('SHA-256', await ends.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
