import { EmptyState, linkButton } from '@hygiene/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { CertificateWindow } from '../../../features/certificate/certificate-window.tsx'
import styles from '../../../features/certificate/certificate.module.css'
import type { RouteMeta } from '../../../router/route-meta.ts'

export const meta: RouteMeta = {
  title: '수료증 출력',
  login: true,
  header: false,
  footer: false,
  bottomBar: false,
}

export default function Certification() {
  const [query] = useSearchParams()
  const onlineEduNo = Number(query.get('onlineEduNo'))
  const isKnown = Number.isInteger(onlineEduNo) && onlineEduNo > 0
  return (
    <div className={styles.window}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>수료증 출력</h1>
      </div>
      {isKnown ? (
        <CertificateWindow onlineEduNo={onlineEduNo} />
      ) : (
        <div className={styles.body}>
          <EmptyState message="출력할 수료증을 찾을 수 없습니다. 수료증 목록에서 다시 골라주세요.">
            <Link {...linkButton()} to="/edu/completed">
              수료증 목록으로 가기
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  )
}
