import { Loaded, read } from '@hygiene/client'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import { parseCertificateNumber } from '@hygiene/domain/education/certificate/certificate-number'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { CertificateActions } from './certificate-actions.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { type CertificateRecord, editionState } from './certificate-text.ts'
import { EditionTable } from './edition-table.tsx'
import styles from './certificates.module.css'

/** `/certificates/:number`: the number of the record, or the printed one as it was pasted. */
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

/** Shows one certificate of the register with its editions and the actions that are allowed. */
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
