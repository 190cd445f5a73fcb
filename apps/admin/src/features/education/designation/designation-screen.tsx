import { Loaded, read } from '@hygiene/client'
import { openSubmittedDesignation } from '@hygiene/contracts/education/designation/staff/open-submitted-designation'
import { readSubmittedDesignation } from '@hygiene/contracts/education/designation/staff/read-submitted-designation'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, EmptyState, LinkButton, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { enrolmentKey, enrolmentPath, kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { useCaseFile } from '../../../shared/member-case/use-case-file.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import verdict from '../../../shared/record/verdict.module.css'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { type Designation, isPicture, sizeText, verdictState } from './designation-text.ts'
import { DesignationVerdict } from './designation-verdict.tsx'
import styles from './designations.module.css'

/** Is the purpose of the case that opens the confirmation for its verdict. */
const FOR_A_VERDICT = { purpose: 'other', text: '지정확인서 확인' } as const

/** Shows the file within an open case on its person: a picture inline, a PDF in the browser's viewer. */
function DesignationFile({ designation }: { designation: Designation }) {
  const { kind, number, memberNo, businessName, fileName } = designation
  const { url, isPending, open, dialog } = useCaseFile({
    contract: openSubmittedDesignation,
    sent: { kind, number },
    memberNo,
    suggested: FOR_A_VERDICT,
  })
  useKeys(url ? [] : [{ keys: 'v', label: '확인서 보기', run: open }])

  return (
    <section className={styles.file} aria-label="확인서 파일">
      {url ? (
        <>
          <div className={verdict.actions}>
            {!isPicture(designation) && (
              <LinkButton href={url} target="_blank" rel="noopener noreferrer">
                PDF 열기 (새 창)
                <ExternalLink aria-hidden />
              </LinkButton>
            )}
            <a {...linkButton({ tone: 'secondary' })} href={url} download={fileName}>
              <Download aria-hidden />
              내려받기
            </a>
          </div>
          {isPicture(designation) && (
            <img className={styles.picture} src={url} alt={`${businessName} 지정확인서 사진`} />
          )}
        </>
      ) : (
        <EmptyState message="확인서에는 개인정보가 있어 가려 두었습니다.">
          <Button busy={isPending} onClick={open} aria-keyshortcuts="v">
            확인서 보기
          </Button>
        </EmptyState>
      )}
      {dialog}
    </section>
  )
}

/**
 * Serves `/designations/:no`: the confirmation of one enrolment beside its record. «h» before the number means an in-person
 * enrolment.
 */
export function DesignationScreen() {
  const [, venue, digits] = /^(h?)([1-9]\d{0,8})$/.exec(useParams()['no'] ?? '') ?? []
  if (digits === undefined) return <NotFoundScreen />
  return <Known key={`${venue}${digits}`} kind={venue ? 'inPerson' : 'online'} number={Number(digits)} />
}

function Known(named: Pick<Designation, 'kind' | 'number'>) {
  const record = useQuery({ ...read(readSubmittedDesignation, named), staleTime: 60_000 })
  const { data } = record
  if (record.isPending) return <WaitingScreen />
  return (
    <AdminScreen
      title={data ? `지정확인서 ${enrolmentKey(data)}` : '지정확인서'}
      isFlush
      path={
        <Link className={recordParts.target} to="/designations">
          지정확인서
        </Link>
      }
      note={data && <Mark {...verdictState(data.verdict)} />}
      side={
        data && (
          <>
            <DesignationVerdict designation={data} onJudged={() => void record.refetch()} />
            <DesignationFacts designation={data} />
          </>
        )
      }
    >
      <Loaded query={record}>
        {(found) => (
          <>
            <CaseBar memberNo={found.memberNo} />
            <DesignationFile key={found.fileNo} designation={found} />
          </>
        )}
      </Loaded>
    </AdminScreen>
  )
}

function DesignationFacts({ designation }: { designation: Designation }) {
  const { kind, number, memberNo, businessName, fileName, sizeBytes } = designation
  const named = kind === 'online' ? { enrolmentNo: number } : { inPersonEnrolmentNo: number }
  return (
    <Panel title="교육">
      <Facts
        items={[
          { term: '업소', detail: businessName },
          {
            term: '영업신고번호',
            detail: (
              <Masked memberNo={memberNo} field="licenceNo" {...named} value={designation.licenseNumber} />
            ),
          },
          {
            term: '위생책임자',
            detail: (
              <>
                <Masked memberNo={memberNo} field="name" value={designation.userName} />
                <Link to={`/members/${memberNo}`}>회원 {memberNo}</Link>
              </>
            ),
          },
          { term: '과정', detail: `${designation.year} ${designation.courseName} · ${kindLabel[kind]}` },
          {
            term: '신청',
            detail: <Link to={enrolmentPath(designation)}>{number}</Link>,
          },
          { term: '제출', detail: formatSeoulDateTime(new Date(designation.submittedAt)) },
          { term: '파일', detail: `${fileName} (${sizeText(sizeBytes)})` },
        ]}
      />
    </Panel>
  )
}
