import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { Column } from '@hygiene/ui'
import { notifiedOf } from '../../../shared/certificate/notified-of.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type CertificateRecord, type Edition, editionState, whyOf } from './certificate-text.ts'
import styles from './certificates.module.css'

/** Every edition, the newest first; one at most counts. */
export function EditionTable({ record: { editions } }: { record: CertificateRecord }) {
  return (
    <Panel title="수료증" note="유효한 것은 언제나 한 장">
      <RecordTable
        caption="수료증 버전"
        columns={COLUMNS}
        rows={editions}
        rowKey={({ edition }) => edition}
        isChosen={({ status }) => status === 'valid'}
      />
      <ul className={styles.why}>
        {editions.map((edition) => {
          const why = whyOf(edition)
          return why && edition.withdrawn ? (
            <li key={edition.edition}>
              {formatSeoulDateTime(new Date(edition.withdrawn.at))} 버전 {edition.edition} {why}
            </li>
          ) : null
        })}
      </ul>
    </Panel>
  )
}

const COLUMNS: readonly Column<Edition>[] = [
  { header: '버전', isHeading: true, cell: ({ edition }) => edition },
  { header: '문서확인번호', cell: ({ verificationNumber }) => verificationNumber },
  { header: '발급', cell: ({ issuedAt }) => formatSeoulDateTime(new Date(issuedAt)) },
  { header: '업소명', cell: ({ businessName }) => businessName },
  {
    header: '상태',
    cell: ({ status }) => (
      <StateMark kind={editionState[status].kind}>{editionState[status].label}</StateMark>
    ),
  },
  { header: '확인 화면 문구', cell: ({ status, withdrawn }) => notifiedOf(status, withdrawn?.at ?? null) },
]
