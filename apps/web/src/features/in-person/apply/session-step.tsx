import { Card, NoticeBox } from '@hygiene/ui'
import type { Pupil, Session, SessionSearch } from '../../../shared/session-calendar/session-search.ts'
import type { Draft } from './draft.ts'
import { RegionChoice } from '../../../shared/session-calendar/region-choice.tsx'
import { SessionChoice } from '../../../shared/session-calendar/session-choice.tsx'
import { PlaceEligibility } from './place-eligibility.tsx'
import type { EligibilityAnswers } from './use-eligibility.ts'

type SessionStepProps = {
  pupil: Pupil
  search: SessionSearch
  picked: Session | null
  change: (changed: Partial<Pick<Draft, 'search' | 'session'>>) => void
  error: string | undefined
  /** For the session that is picked. */
  eligibility: EligibilityAnswers['answers']
}

/** Region, day, venue. */
export function SessionStep({ pupil, search, picked, change, error, eligibility }: SessionStepProps) {
  const view = (next: SessionSearch) => change({ search: next, session: null })
  return (
    <>
      <Card
        title="어느 지역에서 받으시겠습니까?"
        lead="교육을 받을 지역을 골라주세요. 영업장과 다른 지역도 됩니다."
      >
        <RegionChoice search={search} onSearch={view} legend="교육을 받을 지역" hideLegend />
      </Card>
      <Card
        title="날짜와 교육장을 골라주세요"
        lead="‘곳’이 적힌 날짜에 교육이 있습니다. 숫자는 자리가 남은 교육장 수입니다."
      >
        <SessionChoice
          pupil={pupil}
          search={search}
          onSearch={view}
          picked={picked}
          onPick={(session) => change({ session })}
          error={error}
        />
        {picked &&
          refusedOf(eligibility).map((answer, at) => <PlaceEligibility key={at} eligibility={answer} />)}
        <NoticeBox title="교육 전날까지 취소하면 전액 환불됩니다.">
          <p>교육 당일부터는 환불되지 않습니다. 일정은 신청 내역의 ‘일정 변경’에서 바꿀 수 있습니다.</p>
        </NoticeBox>
      </Card>
    </>
  )
}

/** Another year than that of the sessions before it may have another answer. */
function refusedOf(answers: EligibilityAnswers['answers']) {
  return answers.filter(({ data, isError }) => isError || data?.eligible === false)
}
