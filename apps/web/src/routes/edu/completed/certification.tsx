import {
  InPersonCertificateWindow,
  OnlineCertificateWindow,
} from '../../../features/education/certificate/certificate-window.tsx'
import { NothingToPrint, PrintScreen } from '../../../shared/printing/print-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = {
  title: '수료증 출력',
  login: true,
  header: false,
  footer: false,
  bottomBar: false,
}

export default function Certification() {
  const enrolmentNo = useEnrolmentNo()
  const inPersonEnrolmentNo = useEnrolmentNo('offlineEduNo')
  return (
    <PrintScreen title="수료증 출력">
      {enrolmentNo !== null && <OnlineCertificateWindow enrolmentNo={enrolmentNo} />}
      {enrolmentNo === null && inPersonEnrolmentNo !== null && (
        <InPersonCertificateWindow inPersonEnrolmentNo={inPersonEnrolmentNo} />
      )}
      {enrolmentNo === null && inPersonEnrolmentNo === null && (
        <NothingToPrint
          message="출력할 수료증을 찾을 수 없습니다. 수료증 목록에서 다시 골라주세요."
          list={{ label: '수료증 목록으로 가기', to: '/edu/completed' }}
        />
      )}
    </PrintScreen>
  )
}
