import { formatWon } from '@hygiene/domain/money/payment/won'
import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { licenceNumberText } from '@hygiene/domain/education/enrolment/licence-number'
import { Badge } from '@hygiene/ui'
import type { Application } from './application.ts'
import styles from './in-person-history.module.css'
import { NumberLink } from './number-link.tsx'
import { RecordAction } from './record-action.tsx'
import { TextLink } from './text-link.tsx'

/** The business places of the seat, each with its own documents. */
export function LicenceEntries({ application: { rows, lead } }: { application: Application }) {
  return (
    <section>
      <h3 className={styles.subtitle}>영업장</h3>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.info.edu.inPersonEnrolmentNo} className={styles.entry}>
            <div className={styles.text}>
              <strong>{row.edu.businessName}</strong>
              <span className={styles.small}>
                {industryTypeLabel[row.industryType as IndustryType]} · {licenceNumberText(row.licenseNumber)}{' '}
                · {formatWon(row.price)}
              </span>
              {row.status !== lead.status && <Badge>{inPersonStatusLabel[row.status]}</Badge>}
            </div>
            <div className={styles.actions}>
              <RecordAction row={row} />
              <NumberLink row={row} />
              <TextLink row={row} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
