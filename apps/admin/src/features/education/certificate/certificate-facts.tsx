import { addressOnScreen } from '@hygiene/domain/postal-address'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Link } from 'react-router-dom'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { CertificatePicture } from '../../../shared/certificate/certificate-picture.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { type CertificateRecord, drawingState, lineText } from './certificate-text.ts'
import styles from './certificates.module.css'

/** What the newest edition prints, the state of its file, and what happened. */
export function CertificateFacts({ record }: { record: CertificateRecord }) {
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
