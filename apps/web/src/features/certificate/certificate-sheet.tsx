import {
  ASSOCIATION,
  type CertificateFacts,
  certificateRows,
  certificateSentence,
  formatSeoulLongDate,
} from '@hygiene/domain'
import styles from './certificate-sheet.module.css'

type CertificateSheetProps = {
  certificate: { certificateNumber: string; verificationNumber: string; issuedAt: string }
  facts: CertificateFacts
}

/** What the document says, for screens too small to show the document itself. */
export function CertificateSheet({ certificate, facts }: CertificateSheetProps) {
  const { certificateNumber, verificationNumber, issuedAt } = certificate
  return (
    <article className={styles.sheet} aria-label="수료증 내용">
      <div className={styles.frame}>
        <p className={styles.number}>제 {certificateNumber} 호</p>
        <p className={styles.title}>수료증</p>
        <p className={styles.course}>{ASSOCIATION.educationName}</p>
        <dl className={styles.rows}>
          {certificateRows(facts).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.sentence}>{certificateSentence(facts)}</p>
        <p className={styles.day}>{formatSeoulLongDate(new Date(issuedAt))}</p>
        <p className={styles.issuer}>{ASSOCIATION.issuerName}</p>
        <p className={styles.verification}>
          문서확인번호 <strong>{verificationNumber}</strong>
        </p>
      </div>
    </article>
  )
}
