import { readCertificate } from '@hygiene/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileAddress } from '../../api/file-address.ts'
import { Loaded } from '../../api/loaded.tsx'
import { read } from '../../api/read.ts'
import { useWindowTitle } from '../../frame/use-window-title.ts'
import { CertificateFailed, CertificatePreparing } from './certificate-not-ready.tsx'
import { CertificatePaper } from './certificate-paper.tsx'
import { CertificateToolbar } from './certificate-toolbar.tsx'
import { type Certificate, documentTitle } from './certificate-words.ts'
import styles from './certificate.module.css'
import { pollDelay } from './poll-delay.ts'
import { openPdf, printPdf, showsPdfInPage } from './print-pdf.ts'
import { useLeave } from './use-leave.ts'
import { useMarkPrinted } from './use-mark-printed.ts'
import { usePrintShortcut } from './use-print-shortcut.ts'

/** The print window of one certificate: waits for the worker to draw it, shows it, prints it. */
export function CertificateWindow({ onlineEduNo }: { onlineEduNo: number }) {
  const query = useQuery({
    ...read(readCertificate, { onlineEduNo }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => pollDelay(data, dataUpdateCount),
  })
  const leave = useLeave('/edu/completed')
  const fileNo = query.data?.state === 'ready' ? query.data.fileNo : null

  if (query.data && fileNo !== null) {
    return <ReadyCertificate certificate={query.data} fileNo={fileNo} onClose={leave} />
  }
  return (
    <>
      <CertificateToolbar actions={null} inPage={false} onClose={leave} />
      <div className={styles.body}>
        <Loaded query={query}>
          {({ state }) =>
            state === 'failed' ? (
              <CertificateFailed onRetry={() => void query.refetch()} />
            ) : (
              <CertificatePreparing />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

type ReadyCertificateProps = { certificate: Certificate; fileNo: string; onClose: () => void }

function ReadyCertificate({ certificate, fileNo, onClose }: ReadyCertificateProps) {
  const [inPage] = useState(showsPdfInPage)
  const markPrinted = useMarkPrinted(certificate)
  const address = fileAddress(fileNo, { inline: true })
  useWindowTitle(documentTitle(certificate))

  function print() {
    if (inPage) printPdf(address)
    else openPdf(address)
    markPrinted()
  }
  usePrintShortcut(print)

  return (
    <>
      <CertificateToolbar
        actions={{
          print,
          saveAddress: fileAddress(fileNo),
          fileName: certificate.fileName,
          onSave: markPrinted,
        }}
        inPage={inPage}
        onClose={onClose}
      />
      <div className={styles.body}>
        <CertificatePaper certificate={certificate} address={address} inPage={inPage} />
        <p className={styles.onPaper}>
          수료증은 화면의 [인쇄] 버튼으로 인쇄해주세요. 이 화면을 그대로 인쇄한 종이는 수료증으로 쓸 수
          없습니다.
        </p>
      </div>
    </>
  )
}
