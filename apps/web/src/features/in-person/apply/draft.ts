import type { IndustryType } from '@hygiene/domain/text'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { type Agreement, NO_AGREEMENT, wrongAgreement } from '../../../shared/application-form/agreement.ts'
import {
  type ApplicantDraft,
  EMPTY_APPLICANT,
  wrongApplicant,
} from '../../../shared/application-form/applicant.ts'
import { type OwnerDraft, type OwnerNames, wrongOwner } from '../../../shared/application-form/owner.ts'
import type { Session, SessionSearch } from '../../../shared/session-calendar/session-search.ts'
import type { Wrong } from '@hygiene/client/use-fields'
import type { Judge } from '../../../shared/forms/reachable-step.ts'
import { type TradePlace, tradesOf, wrongOpenPlace } from './places.ts'

/** Covers one person and one seat, for one or several licences of the same owner. */
export type Draft = ApplicantDraft &
  OwnerDraft &
  Agreement & {
    places: readonly TradePlace[]
    open: number
    search: SessionSearch | null
    session: Session | null
  }

export function beginDraft(place: TradePlace): Draft {
  const session = { places: [place], open: 0, search: null, session: null }
  return { ...EMPTY_APPLICANT, isSharedOwner: false, ...NO_AGREEMENT, ...session }
}

export const STEPS = ['업종·영업장 확인', '교육 일정 선택', '신청자 정보', '확인·결제'] as const

/** A person on the waiting list pays once a seat is free. */
export const waits = ({ session }: Pick<Draft, 'session'>): boolean => session?.state === 'full'

/** Returns the names that decide whether the trainee is the representative. */
export function namesOf({ places }: Pick<Draft, 'places'>, name: string): OwnerNames {
  return { name, representatives: places.map(({ representative }) => representative) }
}

export function judgesOf(draft: Draft, name: string): readonly Judge[] {
  return [
    () => wrongOpenPlace(draft),
    () => wrongSession(draft),
    () => ({ ...wrongApplicant(draft), ...wrongOwner(draft, namesOf(draft, name)) }),
    () => wrongAgreement(draft, { pays: !waits(draft) }),
  ]
}

function wrongSession({ session }: Draft): Wrong<{ sessionNo: SessionNo }> {
  return session ? {} : { sessionNo: '교육받으실 날짜와 교육장을 골라주세요.' }
}

export function withPlaces(
  draft: Draft,
  changed: Pick<Draft, 'places' | 'open'>,
): Pick<Draft, 'places' | 'open' | 'session'> {
  const isSameTrades = isSame(tradesOf(draft.places), tradesOf(changed.places))
  return { ...changed, session: isSameTrades ? draft.session : null }
}

function isSame(one: readonly IndustryType[], other: readonly IndustryType[]): boolean {
  return one.length === other.length && one.every((trade) => other.includes(trade))
}
