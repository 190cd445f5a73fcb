import { Loaded, read } from '@hygiene/client'
import { readLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { enrolmentPath, shortKindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { CandidatesPanel } from './candidates-panel.tsx'
import { LicenceVerdict } from './licence-verdict.tsx'
import {
  causeLabel,
  changeMeans,
  type LicenceRecord,
  type RegisterRow,
  stateText,
  studyText,
} from './licence-text.ts'
import recordParts from '../../../shared/record/record-parts.module.css'
import { PlaceTable } from './place-table.tsx'

/** `/licences/:no`: one place as it was typed, beside the register. */
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
