import { listOnlineEnrolments, markPrinted, readCertificate } from '@hygiene/contracts'
import { useRef } from 'react'
import { useSend } from '../../api/use-send.ts'
import type { Certificate } from './certificate-words.ts'

const REFRESH = [readCertificate, listOnlineEnrolments]

/** Printing or saving marks the certificate printed (specification section 4), once for this window. */
export function useMarkPrinted({ printedAt, record }: Certificate): () => void {
  const send = useSend(markPrinted, { refresh: REFRESH })
  const isMarked = useRef(printedAt !== null)

  return () => {
    if (isMarked.current) return
    isMarked.current = true
    const { onlineEduNo } = record
    send.mutate(
      { onlineEduNo },
      {
        onError: () => {
          isMarked.current = false
        },
      },
    )
  }
}
