import { OldCertificateWindow } from '../../../features/education/old-record/old-certificate-window.tsx'
import { NothingToPrint, PrintScreen } from '../../../shared/printing/print-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = {
  title: '이전 수료증 출력',
  login: true,
  header: false,
  footer: false,
  bottomBar: false,
}

export default function OldCertification() {
  const oldEduNo = useEnrolmentNo('oldEduNo')
  return (
    <PrintScreen title="수료증 출력">
      {oldEduNo === null ? (
        <NothingToPrint
          message="출력할 수료증을 찾을 수 없습니다. 수료증 목록에서 다시 골라주세요."
          list={{ label: '수료증 목록으로 가기', to: '/edu/completed' }}
        />
      ) : (
        <OldCertificateWindow oldEduNo={oldEduNo} />
      )}
    </PrintScreen>
  )
}
