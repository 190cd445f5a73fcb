import type { Wrong } from '@hygiene/client/use-fields'
import type { ApplicantDraft } from './applicant.ts'

export type OwnerDraft = { isSharedOwner: boolean }

type OwnerAnswers = OwnerDraft & Pick<ApplicantDraft, 'positionType'>

export type OwnerNames = { name: string; representatives: readonly string[] }

const plain = (name: string) => name.replaceAll(/\s/g, '')

/** A licence may name several representatives in one line. */
function isRepresentative({ name, representatives }: OwnerNames): boolean {
  return representatives.every((written) => plain(written).includes(plain(name)))
}

export function withKnownPosition<Draft extends OwnerAnswers>(draft: Draft, names: OwnerNames): Draft {
  const isKnown = draft.positionType === '' && names.representatives.length > 0 && isRepresentative(names)
  return isKnown ? { ...draft, positionType: '1' } : draft
}

/** Another representative is named, so either there are two or the trainee stands in for the other. */
export function asksForOwner({ positionType }: OwnerAnswers, names: OwnerNames): boolean {
  return positionType === '1' && !isRepresentative(names)
}

export function wrongOwner(draft: OwnerAnswers, names: OwnerNames): Wrong<OwnerDraft> {
  if (draft.isSharedOwner || !asksForOwner(draft, names)) return {}
  return { isSharedOwner: OWNER_QUESTION }
}

export const OWNER_QUESTION = '대표자가 두 분이신가요, 위생책임자로 받으시나요?'
