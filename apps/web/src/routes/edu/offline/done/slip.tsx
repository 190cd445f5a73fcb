import { SlipWindow } from '../../../../features/in-person/slip/slip-window.tsx'
import { NothingToPrint, PrintScreen } from '../../../../shared/printing/print-screen.tsx'
import type { RouteMeta } from '../../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = {
  title: '수강증 출력',
  login: true,
  header: false,
  footer: false,
  bottomBar: false,
}

export default function Slip() {
  const inPersonEnrolmentNo = useEnrolmentNo('offlineEduNo')
  return (
    <PrintScreen title="수강증 출력">
      {inPersonEnrolmentNo === null ? (
        <NothingToPrint
          message="출력할 수강증을 찾을 수 없습니다. 목록에서 다시 골라주세요."
          list={{ label: '목록으로 가기', to: '/edu/offline/done' }}
        />
      ) : (
        <SlipWindow inPersonEnrolmentNo={inPersonEnrolmentNo} />
      )}
    </PrintScreen>
  )
}
