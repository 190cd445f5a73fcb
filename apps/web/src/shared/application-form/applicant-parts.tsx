import { PositionType, positionTypeLabel } from '@hygiene/domain/text'
import { RadioCards, TextField } from '@hygiene/ui'
import type { fieldOf, Part } from '@hygiene/client/use-fields'
import type { ApplicantDraft } from './applicant.ts'
import { OWNER_QUESTION, type OwnerDraft } from './owner.ts'
import styles from './application-form.module.css'

/** Lists the people who may be trained in the operator's place (Food Sanitation Act Art. 41(3)). */
const POSITIONS = [
  {
    value: '1',
    label: positionTypeLabel[PositionType.representative],
    description: '영업신고증에 대표자로 적힌 분이 직접 교육을 받습니다.',
  },
  {
    value: '2',
    label: positionTypeLabel[PositionType.hygieneManager],
    description:
      '대표자가 그 영업장에서 직접 일하지 않거나 영업장이 두 곳 이상일 때, 대표자가 책임자로 정한 직원이 대신 받습니다. 지정확인서를 내셔야 합니다.',
  },
] as const

type Field = ReturnType<typeof fieldOf<Pick<ApplicantDraft, 'phone' | 'companyPhone'>>>

export function MobilePhone({ field }: { field: Field }) {
  return (
    <TextField
      label="휴대전화"
      hint="교육 안내를 문자로 보내드립니다."
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
      {...field('phone')}
    />
  )
}

export function CompanyPhone({ field }: { field: Field }) {
  return (
    <TextField
      label="영업장 전화"
      hint="없으면 비워두셔도 됩니다."
      optional
      type="tel"
      inputMode="tel"
      autoComplete="work tel"
      maxLength={20}
      {...field('companyPhone')}
    />
  )
}

export function PositionChoice({ draft, wrong, change }: Part<Pick<ApplicantDraft, 'positionType'>>) {
  return (
    <RadioCards
      legend={<span className={styles.question}>어떤 직위로 교육을 받으십니까?</span>}
      name="positionType"
      options={POSITIONS}
      value={draft.positionType === '' ? undefined : draft.positionType}
      error={wrong.positionType}
      onChange={(positionType) => change({ positionType })}
    />
  )
}

const OWNERS = [
  { value: 'both', label: '대표자가 두 분입니다' },
  { value: 'manager', label: '위생책임자로 받습니다' },
] as const

/** Is shown if the licence names another representative than the trainee. */
export function OwnerChoice({
  representative,
  draft,
  wrong,
  change,
}: Part<OwnerDraft & Pick<ApplicantDraft, 'positionType'>> & { representative: string }) {
  return (
    <RadioCards
      legend={<span className={styles.question}>{OWNER_QUESTION}</span>}
      hint={`영업장의 대표자는 ${representative} 님으로 적으셨습니다.`}
      name="isSharedOwner"
      options={OWNERS}
      value={draft.isSharedOwner ? 'both' : undefined}
      error={wrong.isSharedOwner}
      arrange="row"
      onChange={(owner) => {
        change(owner === 'both' ? { isSharedOwner: true } : { positionType: '2' })
        if (owner === 'both') return
        // The question disappears with its answer, so the focus moves to the selected option.
        document.querySelector<HTMLElement>('main [name=positionType][value="2"]')?.focus()
      }}
    />
  )
}
