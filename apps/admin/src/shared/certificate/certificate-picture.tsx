import { openCertificate } from '@hygiene/contracts/education/certificate/staff/open-certificate'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, LinkButton } from '@hygiene/ui'
import { ExternalLink } from 'lucide-react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { useCaseFile } from '../member-case/use-case-file.tsx'
import styles from './certificate-picture.module.css'

type CertificatePictureProps = {
  memberNo: number
  certificateNo: number
  certificateNumber: string
  edition: number
  isDrawn: boolean
}

const TO_SEE_IT = { purpose: 'certificate', text: '수료증 확인' } as const

/** Shows a placeholder for the valid sheet. Its text is personal data and appears only in the PDF, within an open case. */
export function CertificatePicture(props: CertificatePictureProps) {
  const { memberNo, certificateNo, certificateNumber, edition, isDrawn } = props
  const { url, isPending, open, dialog } = useCaseFile({
    contract: openCertificate,
    sent: { certificateNo },
    memberNo,
    suggested: TO_SEE_IT,
  })
  const mayOpen = staffMay(useEmployee().role, 'readCertificates') && isDrawn
  return (
    <section className={styles.picture} aria-label="수료증 그림">
      <div className={styles.sheet} aria-hidden>
        <small>제 {certificateNumber} 호</small>
        <b>수 료 증</b>
        <span />
        <span />
        <span />
        <span data-short />
        <i>직인</i>
      </div>
      <div className={styles.about}>
        <p>
          <strong>버전 {edition}</strong> <small>A4 · 1쪽</small>
        </p>
        {!isDrawn && <p>파일을 만들고 있습니다.</p>}
        {mayOpen && url === null && (
          <Button tone="secondary" size="small" busy={isPending} onClick={open}>
            크게 보기
          </Button>
        )}
        {mayOpen && url !== null && (
          <LinkButton size="small" href={url} target="_blank" rel="noopener noreferrer">
            PDF 열기 (새 창)
            <ExternalLink aria-hidden />
          </LinkButton>
        )}
      </div>
      {dialog}
    </section>
  )
}
