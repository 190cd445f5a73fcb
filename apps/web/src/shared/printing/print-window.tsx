import { Loaded } from '@hygiene/client'
import { Button, LinkButton, NoticeBox, Spinner } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Phone, RotateCw } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ASSOCIATION } from '../../app/association/association.ts'
import { SupportPhone } from '../../app/association/support-phone.tsx'
import { useWindowTitle } from '../../app/layout/use-window-title.ts'
import { print as printByDevice } from '../../app/native-wrapper/actions.ts'
import { inAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import { fileAddress } from '../files/file-address.ts'
import { DocumentPaper } from './document-paper.tsx'
import { documentTitle } from './document-title.ts'
import { OutsideLinks } from './outside-links.tsx'
import type { Drawn } from './poll-delay.ts'
import { PrintButton, SaveLink, SendFileButton } from './print-actions.tsx'
import { openPdf, printPdf, showsPdfInPage } from './print-pdf.ts'
import type { PrintText } from './print-text.ts'
import { PrintToolbar } from './print-toolbar.tsx'
import styles from './print-window.module.css'
import type { TextedDocument } from './text-link-button.tsx'
import { useLeave } from './use-leave.ts'

/** After this wait the person reads that leaving loses nothing. */
const LONG_WAIT_MS = 20_000

function DocumentPreparing({ text }: { text: PrintText }) {
  const [isLongWait, setIsLongWait] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLongWait(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.waiting}>
      <Spinner label={text.making} />
      <p>보통 몇 초면 끝납니다. 이 화면을 그대로 두면 자동으로 나타납니다.</p>
      {isLongWait && <NoticeBox live>{text.longWait}</NoticeBox>}
    </div>
  )
}

function DocumentFailed({ text, onRetry }: { text: PrintText; onRetry: () => void }) {
  return (
    <NoticeBox tone="error" title={text.failed} live>
      <p>{text.failedHelp}</p>
      <p className={styles.nextSteps}>
        <LinkButton href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
          <Phone aria-hidden />
          <span>
            <span>
              <SupportPhone /> 전화하기
            </span>
          </span>
        </LinkButton>
        <Button tone="secondary" onClick={onRetry}>
          <RotateCw aria-hidden />
          다시 확인
        </Button>
      </p>
    </NoticeBox>
  )
}

type PrintedDocument = Drawn & { fileNo: string | null; fileName: string }

type PrintWindowProps<D extends PrintedDocument> = {
  text: PrintText
  query: UseQueryResult<D>
  listPath: string
  onPrinted: () => void
  texted: TextedDocument
  Sheet: ComponentType<{ document: D }>
  PhoneActions?: ComponentType<{ document: D }>
  ComputerActions?: ComponentType<{ document: D }>
  /** Offers the owner a correction if the document failed; null leaves only a call. */
  correct?: (document: D) => ReactNode
}

export function PrintWindow<D extends PrintedDocument>({
  text,
  query,
  listPath,
  onPrinted,
  texted,
  Sheet,
  PhoneActions,
  ComputerActions,
  correct,
}: PrintWindowProps<D>) {
  const leave = useLeave(listPath)
  const { data } = query

  if (data && data.state === 'ready' && data.fileNo !== null) {
    return (
      <ReadyDocument
        text={text}
        fileNo={data.fileNo}
        fileName={data.fileName}
        sheet={<Sheet document={data} />}
        phoneActions={PhoneActions && <PhoneActions document={data} />}
        computerActions={ComputerActions && <ComputerActions document={data} />}
        onPrinted={onPrinted}
        texted={texted}
        onClose={leave}
      />
    )
  }
  return (
    <>
      <PrintToolbar label={text.toolbar} onClose={leave} />
      <div className={styles.body}>
        <Loaded query={query}>
          {(document) =>
            document.state === 'failed' ? (
              (correct?.(document) ?? <DocumentFailed text={text} onRetry={() => void query.refetch()} />)
            ) : (
              <DocumentPreparing text={text} />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

type ReadyDocumentProps = {
  text: PrintText
  fileNo: string
  fileName: string
  sheet: ReactNode
  phoneActions: ReactNode
  computerActions: ReactNode
  onPrinted: () => void
  texted: TextedDocument
  onClose: () => void
}

function ReadyDocument(props: ReadyDocumentProps) {
  const { text, fileNo, fileName, sheet, phoneActions, computerActions, onPrinted, texted, onClose } = props
  const [app] = useState(inAppBrowser)
  const [inPage] = useState(() => !app && showsPdfInPage())
  const address = fileAddress(fileNo, { inline: true })
  useWindowTitle(documentTitle(fileName))

  function print() {
    printByDevice({ url: address, otherwise: () => (inPage ? printPdf(address) : openPdf(address)) })
    onPrinted()
  }
  usePrintShortcut(print)

  return (
    <>
      <PrintToolbar label={text.toolbar} onClose={onClose}>
        {app ? (
          <OutsideLinks app={app} texted={texted} />
        ) : (
          <>
            <PrintButton inPage={inPage} onPrint={print} />
            <SaveLink address={fileAddress(fileNo)} name={fileName} onTaken={onPrinted} />
          </>
        )}
        {!inPage && <SendFileButton address={address} name={fileName} onTaken={onPrinted} />}
      </PrintToolbar>
      <div className={styles.body}>
        {inPage ? computerActions : phoneActions}
        <DocumentPaper text={text} sheet={sheet} address={address} inPage={inPage} app={app} />
        <p className={styles.onPaper}>{text.onPaper}</p>
      </div>
    </>
  )
}

/** Makes Ctrl+P and ⌘P print the document instead of the surrounding page. */
function usePrintShortcut(print: () => void) {
  const action = useEffectEvent(print)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}
