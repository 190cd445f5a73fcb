import { NoticeBox } from '@hygiene/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { InAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import { InAppNotice } from './outside-links.tsx'
import { isRefusedFrame, pdfFrame } from './pdf-frame.ts'
import type { PrintText } from './print-text.ts'
import styles from './print-window.module.css'

type DocumentPaperProps = {
  text: PrintText
  sheet: ReactNode
  address: string
  inPage: boolean
  app: InAppBrowser | null
}

/** Shows the PDF, the only authentic form, on a wide screen. A phone shows its content and opens the PDF. */
export function DocumentPaper({ text, sheet, address, inPage, app }: DocumentPaperProps) {
  const [isRefused, setIsRefused] = useState(false)
  const refuse = useCallback(() => setIsRefused(true), [])

  if (inPage && !isRefused) {
    return (
      <>
        <PrintHint />
        <PdfPreview address={address} title={text.preview} onRefused={refuse} />
      </>
    )
  }
  if (app) {
    return (
      <>
        <InAppNotice app={app} />
        {sheet}
      </>
    )
  }
  return (
    <>
      {sheet}
      <PrintHint onPhone={inPage ? undefined : text.onPhone} />
    </>
  )
}

type PdfPreviewProps = { address: string; title: string; onRefused: () => void }

function PdfPreview({ address, title, onRefused }: PdfPreviewProps) {
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

/** Explains how to print. Headers and footers exist only in a computer's print dialog. */
function PrintHint({ onPhone }: { onPhone?: PrintText['onPhone'] }) {
  if (!onPhone) {
    return (
      <NoticeBox>
        용지는 A4, 배율은 100%로 골라주세요. 인쇄 창에 ‘머리글과 바닥글’이 보이면 꺼주세요.
      </NoticeBox>
    )
  }
  return (
    <NoticeBox title={onPhone.title}>
      {onPhone.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>프린터가 없으면 [PDF로 저장]을 눌러 파일로 보관해주세요.</p>
    </NoticeBox>
  )
}
