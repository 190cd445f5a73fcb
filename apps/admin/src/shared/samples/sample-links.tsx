import { LinkButton } from '@hygiene/ui'
import styles from './sample-links.module.css'

export function SampleLinks({ certificate, receipt }: { certificate: string; receipt: string }) {
  return (
    <div className={styles.papers}>
      <LinkButton tone="secondary" size="small" href={certificate} target="_blank">
        수료증 견본 (새 창)
      </LinkButton>
      <LinkButton tone="secondary" size="small" href={receipt} target="_blank">
        영수증 견본 (새 창)
      </LinkButton>
    </div>
  )
}
