import type { Wrong } from '@hygiene/client/use-fields'
import type { ApplicantDraft } from './applicant.ts'

/** Whether two people run the business, asked where the licence names another person than the one trained. */
export type OwnerDraft = { isSharedOwner: boolean }

type OwnerAnswers = OwnerDraft & Pick<ApplicantDraft, 'positionType'>

/** The person trained, and the representatives of the places as they were written. */
export type OwnerNames = { name: string; representatives: readonly string[] }

const plain = (name: string) => name.replaceAll(/\s/g, '')

/** A licence may name several representatives in one line. */
function isRepresentative({ name, representatives }: OwnerNames): boolean {
  return representatives.every((written) => plain(written).includes(plain(name)))
}

/** A representative whose name the licence has is not asked for the position. */
export function withKnownPosition<Draft extends OwnerAnswers>(draft: Draft, names: OwnerNames): Draft {
  const isKnown = draft.positionType === '' && names.representatives.length > 0 && isRepresentative(names)
  return isKnown ? { ...draft, positionType: '1' } : draft
}

/** Another representative than the person trained: there are two, or the person is trained in the other's place. */
export function asksForOwner({ positionType }: OwnerAnswers, names: OwnerNames): boolean {
  return positionType === '1' && !isRepresentative(names)
}

export function wrongOwner(draft: OwnerAnswers, names: OwnerNames): Wrong<OwnerDraft> {
  if (draft.isSharedOwner || !asksForOwner(draft, names)) return {}
  return { isSharedOwner: OWNER_QUESTION }
}

export const OWNER_QUESTION = '대표자가 두 분이신가요, 위생책임자로 받으시나요?'
