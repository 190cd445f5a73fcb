import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, type Column } from '@hygiene/ui'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { differenceText, type LicenceRecord, type RegisterRow } from './licence-text.ts'
import styles from './candidates-panel.module.css'

type Candidate = LicenceRecord['candidates'][number]
type CandidatesProps = {
  record: LicenceRecord
  chosen: RegisterRow | null
  onChoose: (row: RegisterRow) => void
}

const COLUMNS: readonly Column<Candidate>[] = [
  { header: '업소명', isHeading: true, cell: (row) => <Name {...row} /> },
  { header: '영업신고번호', cell: ({ licenseNumber }) => licenseNumber },
  { header: '대표자', cell: ({ representative }) => representative },
  { header: '주소', cell: ({ address }) => <Prose text={address} /> },
  { header: '비교', cell: ({ differences }) => <Prose text={differenceText(differences)} /> },
]

/** The nearest rows of the register, the nearest first; one can be taken over into the correction. */
export function CandidatesPanel({ record, chosen, onChoose }: CandidatesProps) {
  const { role } = useEmployee()
  const mayChoose = record.state === 'waiting' && staffMay(role, 'decideLicenceChecks')
  return (
    <Panel title="가까운 인허가 업소" note="번호, 업소명, 대표자와 주소로 찾았습니다.">
      {record.candidates.length === 0 ? (
        <p>조건에 맞는 업소가 없습니다.</p>
      ) : (
        <RecordTable
          caption="가까운 인허가 업소"
          columns={[...COLUMNS, ...(mayChoose ? [takeColumn(onChoose)] : [])]}
          rows={record.candidates}
          rowKey={({ licenseNumber }) => licenseNumber}
          isChosen={({ licenseNumber }) => licenseNumber === chosen?.licenseNumber}
        />
      )}
    </Panel>
  )
}

/** With its kind below, so that the action beside the last column stays in view. */
function Name({ businessName, businessTypeName }: Candidate) {
  return (
    <span>
      {businessName}
      <small className={styles.kind}>{businessTypeName}</small>
    </span>
  )
}

const Prose = ({ text }: { text: string }) => <span className={styles.prose}>{text}</span>

function takeColumn(onChoose: (row: RegisterRow) => void) {
  return {
    header: '업무',
    cell: (row: Candidate) => (
      <Button
        tone="quiet"
        size="small"
        aria-label={`${row.businessName} 고르기`}
        onClick={() => onChoose(row)}
      >
        고르기
      </Button>
    ),
  }
}
