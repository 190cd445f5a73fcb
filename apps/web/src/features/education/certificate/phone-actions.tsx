import type { CertificateFacts } from '@hygiene/domain/education/certificate/certificate-wording'
import { Button } from '@hygiene/ui'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { inAppBrowser } from '../../../app/native-wrapper/in-app-browser.ts'
import { type TextedDocument, TextLinkButton } from '../../../shared/printing/text-link-button.tsx'
import { OfficerQr } from './officer-qr.tsx'
import styles from './phone-actions.module.css'
import { PrintCode } from './print-code.tsx'

type Certificate = { certificateNumber: string; qrImagePath: string | null }
type PhoneActionsProps = {
  certificate: Certificate
  facts: CertificateFacts
  texted: TextedDocument
}

/** For an owner at a computer without a printer. */
export function ComputerActions({ document: { certificateNumber, qrImagePath } }: { document: Certificate }) {
  return (
    qrImagePath !== null && (
      <div className={styles.actions} data-computer>
        <PrintCode certificateNumber={certificateNumber} />
      </div>
    )
  )
}

/** For the owner with a phone in the hand: the symbol for an officer, and the address by text message (inside other apps the toolbar offers it). */
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
