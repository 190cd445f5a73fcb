import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel } from '@hygiene/domain/text'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { Card, DefinitionList } from '@hygiene/ui'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { applicantText } from '../../../shared/application-form/applicant-text.ts'
import { TwoLines } from '../../../shared/application-form/apply-summary.tsx'
import { numberText } from '../../../shared/application-form/place.ts'
import type { Session } from '../../../shared/session-calendar/session-search.ts'
import type { Draft } from './draft.ts'

type WholeApplicationProps = { session: Session; draft: Draft; applicant: Applicant; price: number }

/** Shows everything for confirmation before sending (KRDS, apply: a confirming step). */
export function WholeApplication({ session, draft, applicant, price }: WholeApplicationProps) {
  const { edu, list: venue, hours } = session
  const several = draft.places.length > 1
  return (
    <Card title="신청 내용을 확인해주세요" lead="고치실 곳이 있으면 아래 ‘이전’을 눌러주세요.">
      <DefinitionList
        items={[
          { term: '교육 일정', detail: `${formatSession(edu)} (${hours}시간)` },
          {
            term: '교육장',
            detail: <TwoLines main={venue.location} small={addressOnScreen(venue.address, venue.address2)} />,
          },
          ...draft.places.map((place, at) => ({
            term: several ? `영업장 ${at + 1}` : '영업장',
            detail: (
              <TwoLines
                main={`${place.businessName} (${industryTypeLabel[place.industryType]})`}
                small={`${numberText(place)} · 대표자 ${place.representative} · ${addressOnScreen(place.address, place.address2)}`}
              />
            ),
          })),
          ...applicantText(applicant, draft),
          {
            term: '교육비',
            detail: several ? `${formatWon(price)} (영업장 ${draft.places.length}곳)` : formatWon(price),
          },
        ]}
      />
    </Card>
  )
}
