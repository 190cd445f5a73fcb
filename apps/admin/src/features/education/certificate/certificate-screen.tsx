import { Loaded, read } from '@hygiene/client'
import { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { parseCertificateNumber } from '@hygiene/domain/education/certificate/certificate-number'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { Column } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { CertificatePicture } from '../../../shared/certificate/certificate-picture.tsx'
import { notifiedOf } from '../../../shared/certificate/notified-of.ts'
import { kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CertificateActions } from './certificate-actions.tsx'
import {
  type CertificateRecord,
  drawingState,
  type Edition,
  editionState,
  lineText,
  whyOf,
} from './certificate-text.ts'
import styles from './certificates.module.css'

function EditionTable({ record: { editions } }: { record: CertificateRecord }) {
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

/** Serves `/certificates/:number`, by record number or by the printed number as pasted. */
export function CertificateScreen() {
  const { number = '' } = useParams()
  const named = namedBy(number)
  return named ? <Known key={number} named={named} /> : <NotFoundScreen />
}

type Named = SentTo<typeof readCertificateRecord>

function namedBy(number: string): Named | null {
  if (/^[1-9]\d{0,8}$/.test(number)) return { certificateNo: Number(number) }
  return parseCertificateNumber(number) ? { certificateNumber: number } : null
}

function Known({ named }: { named: Named }) {
  const record = useQuery({ ...read(readCertificateRecord, named), staleTime: 0 })
  const { data } = record
  if (record.isPending) return <WaitingScreen />
  return (
    <AdminScreen
      title={data ? `수료증 ${data.certificateNumber}` : '수료증'}
      path={
        <Link className={recordParts.target} to="/certificates">
          수료증
        </Link>
      }
      note={data && <State record={data} />}
      actions={data && <CertificateActions record={data} />}
      isFlush
      side={data && <CertificateFacts record={data} />}
    >
      <Loaded query={record}>
        {(found) => (
          <>
            <CaseBar memberNo={found.memberNo} />
            {found.isPending && (
              <p className={styles.pending} role="status">
                <StateMark kind="waiting">승인 기다림</StateMark>이 수료증을 바꾸자는 요청이 승인을
                기다립니다. <Link to="/approvals">결재에서 보기</Link>
              </p>
            )}
            <EditionTable record={found} />
          </>
        )}
      </Loaded>
    </AdminScreen>
  )
}

function State({ record }: { record: CertificateRecord }) {
  const status = record.editions[0]?.status ?? 'valid'
  return (
    <StateMark kind={editionState[status].kind}>
      {`버전 ${record.editions.length} · ${editionState[status].label}`}
    </StateMark>
  )
}

function CertificateFacts({ record }: { record: CertificateRecord }) {
  const { memberNo, kind, recordNo, courseLine, hours, completedOn, printedAt, drawing, failure } = record
  const [newest] = record.editions
  if (!newest) return null
  const enrolment = kind === 'online' ? String(recordNo) : `h${recordNo}`
  return (
    <>
      {newest.status === 'valid' && (
        <CertificatePicture
          memberNo={memberNo}
          certificateNo={record.certificateNo}
          certificateNumber={record.certificateNumber}
          edition={newest.edition}
          isDrawn={drawing === 'ready'}
        />
      )}
      <Panel title="적힌 내용">
        <Facts
          items={[
            { term: '회원', detail: <Link to={`/members/${memberNo}`}>회원 {memberNo}</Link> },
            { term: '성명', detail: <Masked memberNo={memberNo} field="name" value={newest.userName} /> },
            { term: '생년월일', detail: newest.birth },
            { term: '업소명', detail: newest.businessName },
            { term: '소재지', detail: addressOnScreen(newest.address) },
            { term: '교육', detail: `${courseLine} · ${hours}시간` },
            { term: '수료일', detail: completedOn },
            {
              term: '신청 건',
              detail: <Link to={`/enrolments/${enrolment}`}>{`${kindLabel[kind]} ${recordNo}`}</Link>,
            },
          ]}
        />
      </Panel>
      <Panel title="파일">
        <StateMark kind={drawingState[drawing].kind}>{drawingState[drawing].label}</StateMark>
        {failure && <p className={styles.failure}>{failure}</p>}
        <p>{printedAt ? `${formatSeoulDateTime(new Date(printedAt))} 처음 출력` : '아직 출력하지 않음'}</p>
      </Panel>
      <Panel title="기록">
        <ol className={styles.log}>
          {record.log.map((line) => (
            <li key={`${line.at} ${line.what} ${line.edition}`}>
              <time dateTime={line.at}>{formatSeoulDateTime(new Date(line.at))}</time>
              <span>{lineText(line)}</span>
              <small>{line.byName ?? '자동'}</small>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}
