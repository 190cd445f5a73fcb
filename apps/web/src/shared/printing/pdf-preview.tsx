import { useEffect, useRef } from 'react'
import styles from './print-window.module.css'
import { isRefusedFrame, pdfFrame } from './pdf-frame.ts'

type PdfPreviewProps = { address: string; title: string; onRefused: () => void }

/** The document as it is, in the browser's own viewer. */
export function PdfPreview({ address, title, onRefused }: PdfPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = pdfFrame(`${address}#toolbar=0&navpanes=0&view=FitH`, title)
    frame.addEventListener('load', () => {
      if (isRefusedFrame(frame)) onRefused()
    })
    place.current?.append(frame)
    return () => frame.remove()
  }, [address, title, onRefused])

  return <div ref={place} className={styles.preview} />
}
