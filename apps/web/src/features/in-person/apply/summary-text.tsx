import { monthDayOnScreen, formatSession } from '@hygiene/domain/in-person/session/session-text'
import { industryTypeLabel } from '@hygiene/domain/text'
import type { Definition } from '@hygiene/ui'
import { TwoLines } from '../../../shared/application-form/apply-summary.tsx'
import type { Draft } from './draft.ts'
import { tradesOf } from './places.ts'

/** The choices made so far, beside the form. */
export function summaryText({ places, session }: Draft): readonly Definition[] {
  const written = places.filter(({ businessName }) => businessName !== '')
  return [
    { term: '업종', detail: `${tradeText({ places })} · 신규 영업자` },
    {
      term: '영업장',
      detail:
        written.length === 0
          ? '아직 적지 않으셨습니다.'
          : written.map(({ industryType, licenseNumber, businessName, address }) => (
              <TwoLines
                key={`${industryType} ${licenseNumber} ${businessName}`}
                main={businessName}
                small={address}
              />
            )),
    },
    {
      term: '교육 일정',
      detail: session ? (
        <TwoLines main={formatSession(session.edu)} small={session.list.location} />
      ) : (
        '아직 고르지 않으셨습니다.'
      ),
    },
  ]
}

/** The phone's bar has one line: the session once there is one, else the place, else the trade. */
export function choiceText(draft: Draft): string {
  const { places, session } = draft
  if (session) return `${monthDayOnScreen(session.edu.eduDate)} ${session.list.location}`
  const first = places[0]?.businessName
  if (!first) return tradeText(draft)
  return places.length > 1 ? `${first} 외 ${places.length - 1}곳` : first
}

function tradeText({ places }: Pick<Draft, 'places'>): string {
  return tradesOf(places)
    .map((trade) => industryTypeLabel[trade])
    .join(', ')
}
