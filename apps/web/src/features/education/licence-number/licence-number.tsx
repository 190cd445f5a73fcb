import { Loaded, read } from '@hygiene/client'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { withParticle } from '@hygiene/domain/particle'
import { linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { WithSupport } from '../../../app/association/with-support.tsx'
import { type InPersonRecord, NumberForm } from './number-form.tsx'

/** Lets a person who applied before the business report add the licence number later, at /edu/offline/number. */
export function LicenceNumber({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo }) {
  const record = useQuery({ ...read(readInPersonEnrolment, { inPersonEnrolmentNo }), staleTime: 0 })
  return (
    <Screen
      width="narrow"
      lead="영업신고를 하셨으면 번호를 등록해주세요. 수강증과 수료증에 이 번호가 적힙니다."
    >
      <Loaded query={record}>
        {(known) =>
          whyNot(known) === null ? <NumberForm record={known} /> : <NoNumber sentence={whyNot(known) ?? ''} />
        }
      </Loaded>
    </Screen>
  )
}

function whyNot({ info, state }: InPersonRecord): string | null {
  if (info.licenseNumber !== '')
    return `영업신고번호 ${withParticle(info.licenseNumber, '이')} 이미 등록되어 있습니다.`
  if (isInPersonLive(state.status)) return null
  return state.status === 'completed'
    ? '이미 수료하신 교육입니다. 수료증의 영업신고번호는 고객센터로 문의해주세요.'
    : '이미 끝난 신청입니다. 신청 내역에서 확인해주세요.'
}

function NoNumber({ sentence }: { sentence: string }) {
  return (
    <NoticeBox tone="warn" title="영업신고번호를 등록하실 수 없습니다.">
      <p>
        <WithSupport text={sentence} />
      </p>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/list">
        신청 내역 보기
      </Link>
    </NoticeBox>
  )
}
