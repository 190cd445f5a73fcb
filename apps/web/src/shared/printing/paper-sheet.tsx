import type { ReactNode } from 'react'
import styles from './paper-sheet.module.css'

type PaperSheetProps = {
  number: string
  rows: readonly { label: string; value: string }[]
  sentence: string
  day: string
  issuer: { educationName: string; issuerName: string }
  sealText?: string
  foot: ReactNode
}

export function PaperSheet({ number, rows, sentence, day, issuer, sealText, foot }: PaperSheetProps) {
  return (
    <article className={styles.sheet} aria-label="수료증 내용">
      <div className={styles.frame}>
        <p className={styles.number}>{number}</p>
        <p className={styles.title}>수료증</p>
        <p className={styles.course}>{issuer.educationName}</p>
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.day}>{day}</p>
        <p className={styles.issuer}>
          {issuer.issuerName}
          {sealText !== undefined && <Seal text={sealText} />}
        </p>
        <p className={styles.verification}>{foot}</p>
      </div>
    </article>
  )
}

function Seal({ text }: { text: string }) {
  return (
    <span className={styles.seal} aria-hidden>
      {Array.from(text, (sign, index) => (
        <span key={index}>{sign}</span>
      ))}
    </span>
  )
}
