import { Loaded } from '@hygiene/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { fileAddress } from '../files/file-address.ts'
import { useWindowTitle } from '../../app/layout/use-window-title.ts'
import { print as printByDevice } from '../../app/native-wrapper/acts.ts'
import { inAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import { DocumentFailed, DocumentPreparing } from './document-not-ready.tsx'
import { DocumentPaper } from './document-paper.tsx'
import { documentTitle } from './document-title.ts'
import type { Drawn } from './poll-delay.ts'
import { PrintButton, SaveLink, SendFileButton } from './print-acts.tsx'
import { openPdf, printPdf, showsPdfInPage } from './print-pdf.ts'
import { PrintToolbar } from './print-toolbar.tsx'
import styles from './print-window.module.css'
import type { PrintWords } from './print-words.ts'
import type { TextedDocument } from './text-link-button.tsx'
import { useLeave } from './use-leave.ts'
import { usePrintShortcut } from './use-print-shortcut.ts'
import { WaysOut } from './ways-out.tsx'

type PrintedDocument = Drawn & { fileNo: string | null; fileName: string }

type PrintWindowProps<D extends PrintedDocument> = {
  words: PrintWords
  query: UseQueryResult<D>
  /** Where a screen that was walked to goes back to. */
  listPath: string
  onPrinted: () => void
  /** What the text message with this screen's address is about. */
  texted: TextedDocument
  /** The content of the document, for screens too small to show the document itself. */
  Sheet: ComponentType<{ document: D }>
  /** What a phone can do with the document besides printing and saving. */
  PhoneActs?: ComponentType<{ document: D }>
  /** The same on a computer. */
  ComputerActs?: ComponentType<{ document: D }>
  /** What its owner can do about a document that could not be made; null: nothing but calling. */
  mend?: (document: D) => ReactNode
}

/** The print window of one document: waits for the worker to draw it, shows it, prints it. */
export function PrintWindow<D extends PrintedDocument>({
  words,
  query,
  listPath,
  onPrinted,
  texted,
  Sheet,
  PhoneActs,
  ComputerActs,
  mend,
}: PrintWindowProps<D>) {
  const leave = useLeave(listPath)
  const { data } = query

  if (data && data.state === 'ready' && data.fileNo !== null) {
    return (
      <ReadyDocument
        words={words}
        fileNo={data.fileNo}
        fileName={data.fileName}
        sheet={<Sheet document={data} />}
        phoneActs={PhoneActs && <PhoneActs document={data} />}
        computerActs={ComputerActs && <ComputerActs document={data} />}
        onPrinted={onPrinted}
        texted={texted}
        onClose={leave}
      />
    )
  }
  return (
    <>
      <PrintToolbar label={words.toolbar} onClose={leave} />
      <div className={styles.body}>
        <Loaded query={query}>
          {(document) =>
            document.state === 'failed' ? (
              (mend?.(document) ?? <DocumentFailed words={words} onRetry={() => void query.refetch()} />)
            ) : (
              <DocumentPreparing words={words} />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

type ReadyDocumentProps = {
  words: PrintWords
  fileNo: string
  fileName: string
  sheet: ReactNode
  phoneActs: ReactNode
  computerActs: ReactNode
  onPrinted: () => void
  texted: TextedDocument
  onClose: () => void
}

function ReadyDocument(props: ReadyDocumentProps) {
  const { words, fileNo, fileName, sheet, phoneActs, computerActs, onPrinted, texted, onClose } = props
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
      <PrintToolbar label={words.toolbar} onClose={onClose}>
        {app ? (
          <WaysOut app={app} texted={texted} />
        ) : (
          <>
            <PrintButton inPage={inPage} onPrint={print} />
            <SaveLink address={fileAddress(fileNo)} name={fileName} onTaken={onPrinted} />
          </>
        )}
        {!inPage && <SendFileButton address={address} name={fileName} onTaken={onPrinted} />}
      </PrintToolbar>
      <div className={styles.body}>
        {inPage ? computerActs : phoneActs}
        <DocumentPaper words={words} sheet={sheet} address={address} inPage={inPage} app={app} />
        <p className={styles.onPaper}>{words.onPaper}</p>
      </div>
    </>
  )
}
