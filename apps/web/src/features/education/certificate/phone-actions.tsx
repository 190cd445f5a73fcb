import { useSend } from '@hygiene/client'
import { makePrintCode } from '@hygiene/contracts/education/certificate/make-print-code'
import type { CertificateFacts } from '@hygiene/domain/education/certificate/certificate-wording'
import { formatPrintCode } from '@hygiene/domain/education/certificate/print-code'
import { salesTypeLabel } from '@hygiene/domain/text'
import { Button, Card, Dialog, NoticeBox } from '@hygiene/ui'
import { Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useAwake } from '../../../app/device/use-awake.ts'
import { inAppBrowser } from '../../../app/native-wrapper/in-app-browser.ts'
import { type TextedDocument, TextLinkButton } from '../../../shared/printing/text-link-button.tsx'
import styles from './phone-actions.module.css'

type Certificate = { certificateNumber: string; qrImagePath: string | null }
type PhoneActionsProps = {
  certificate: Certificate
  facts: CertificateFacts
  texted: TextedDocument
}

export function ComputerActions({ document: { certificateNumber, qrImagePath } }: { document: Certificate }) {
  return (
    qrImagePath !== null && (
      <div className={styles.actions} data-computer>
        <PrintCode certificateNumber={certificateNumber} />
      </div>
    )
  )
}

/**
 * Helps an owner on a phone: the QR code for an officer, and the address by text message (inside other apps the toolbar offers
 * it).
 */
export function PhoneActions({
  certificate: { certificateNumber, qrImagePath },
  facts,
  texted,
}: PhoneActionsProps) {
  const [app] = useState(inAppBrowser)
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.actions}>
      {qrImagePath !== null && (
        <Button wide onClick={() => setIsShown(true)}>
          <QrCode aria-hidden />
          QR 크게 보이기
        </Button>
      )}
      {!app && <TextLinkButton {...texted} />}
      {qrImagePath !== null && <PrintCode certificateNumber={certificateNumber} />}
      {isShown && qrImagePath !== null && (
        <OfficerQr
          image={qrImagePath}
          number={certificateNumber}
          facts={facts}
          onClose={() => setIsShown(false)}
        />
      )}
    </div>
  )
}

type OfficerQrProps = { image: string; number: string; facts: CertificateFacts; onClose: () => void }

/** Shows a large QR code on white over the whole screen for an officer's camera. */
function OfficerQr({ image, number, facts, onClose }: OfficerQrProps) {
  useAwake(true)
  const { userName, businessName, year, salesType } = facts
  return (
    <Dialog isOpen placement="end" title="확인용 QR" onClose={onClose}>
      <div className={styles.officer}>
        <img className={styles.symbol} src={image} alt="담당 공무원이 찍을 QR" />
        <p className={styles.whose}>
          {userName} · {businessName}
        </p>
        <p>
          {year}년 {salesTypeLabel[salesType]} 교육 수료
        </p>
        <p>제 {number} 호</p>
        <NoticeBox title="담당 공무원께">
          <p>휴대전화 카메라로 찍어주세요. 확인 화면을 한 번 열어두시면 인터넷이 없어도 확인됩니다.</p>
        </NoticeBox>
        {'wakeLock' in navigator && <p className={styles.awake}>화면이 꺼지지 않게 해두었습니다.</p>}
      </div>
    </Dialog>
  )
}

function PrintCode({ certificateNumber }: { certificateNumber: string }) {
  const [code, setCode] = useState<string | null>(null)
  const send = useSend(makePrintCode, {
    refusedTitle: '출력 코드를 받지 못했습니다',
    onDone: (made) => setCode(made.code),
  })
  if (code === null) {
    return (
      <Button tone="secondary" wide busy={send.isPending} onClick={() => send.mutate({ certificateNumber })}>
        <Printer aria-hidden />
        지회 출력 코드 받기
      </Button>
    )
  }
  return (
    <Card title="출력 코드">
      <p className={styles.code} role="status">
        {formatPrintCode(code)}
      </p>
      <p>가까운 지회에서 불러주세요. 24시간 동안 한 번 쓸 수 있습니다.</p>
    </Card>
  )
}
