import { Loaded, read } from '@hygiene/client'
import { readLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, type Column } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { enrolmentPath, shortKindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import styles from './candidates-panel.module.css'
import {
  causeLabel,
  changeMeans,
  differenceText,
  type LicenceRecord,
  type RegisterRow,
  stateText,
  studyText,
} from './licence-text.ts'
import { LicenceVerdict } from './licence-verdict.tsx'
import { PlaceTable } from './place-table.tsx'

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

function CandidatesPanel({ record, chosen, onChoose }: CandidatesProps) {
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

/** Shows the kind below the name, so that the action in the last column stays in view. */
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

export function LicenceScreen() {
  const { no = '' } = useParams()
  if (!/^[1-9]\d{0,8}$/.test(no)) return <NotFoundScreen />
  return <Known key={no} checkNo={Number(no)} />
}

function Known({ checkNo }: { checkNo: number }) {
  const record = useQuery({ ...read(readLicenceCheck, { checkNo }), staleTime: 60_000 })
  const [filled, setFilled] = useState<RegisterRow | null>(null)
  const { data } = record
  if (record.isPending) return <WaitingScreen />
  return (
    <AdminScreen
      title={data ? `업소 확인 ${data.businessName}` : '업소 확인'}
      isFlush
      path={
        <Link className={recordParts.target} to="/licences">
          업소 확인
        </Link>
      }
      note={data && <Mark {...stateText[data.state]} />}
      side={
        data && (
          <>
            <LicenceVerdict
              key={`${data.seen}${filled?.licenseNumber}`}
              record={data}
              filled={filled}
              onDone={() => {
                setFilled(null)
                void record.refetch()
              }}
            />
            <RecordFacts record={data} />
          </>
        )
      }
    >
      <Loaded query={record}>
        {(found) => (
          <>
            <CaseBar memberNo={found.memberNo} />
            <PlaceTable record={found} />
            <CandidatesPanel record={found} chosen={filled} onChoose={setFilled} />
          </>
        )}
      </Loaded>
    </AdminScreen>
  )
}

function RecordFacts({ record }: { record: LicenceRecord }) {
  const { kind, number, memberNo, certificateNo, madeAt, study } = record
  const means = changeMeans(record)
  return (
    <Panel title="교육">
      {means && <p>{means}</p>}
      <Facts
        items={[
          { term: '사유', detail: causeLabel[record.cause] },
          {
            term: '회원',
            detail: (
              <>
                <Masked memberNo={memberNo} field="name" value={record.userName} />
                <Link to={`/members/${memberNo}`}>회원 {memberNo}</Link>
              </>
            ),
          },
          {
            term: '신청',
            detail: (
              <Link to={enrolmentPath(record)}>
                {record.year} {shortKindLabel[kind]} {number}
              </Link>
            ),
          },
          { term: '수강', detail: <Mark {...studyText[study]} /> },
          {
            term: '수료증',
            detail:
              certificateNo === null ? (
                '-'
              ) : (
                <Link to={`/certificates/${certificateNo}`}>{certificateNo}</Link>
              ),
          },
          { term: '접수 일시', detail: formatSeoulDateTime(new Date(madeAt)) },
        ]}
      />
    </Panel>
  )
}
