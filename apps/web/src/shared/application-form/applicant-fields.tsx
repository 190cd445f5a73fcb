import { formatSeoulLongDate, PositionType, positionTypeLabel } from '@hygiene/domain'
import { Card, DefinitionList, RadioCards, TextField } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { fieldOf, type Part } from '../forms/part.ts'
import type { Applicant, ApplicantDraft } from './applicant.ts'
import styles from './application-form.module.css'

/** Food Sanitation Act Art. 41(3): people who may be trained in the operator's place. */
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

type ApplicantFieldsProps = Part<ApplicantDraft> & { applicant: Applicant }

/** The person trained, their contact, and the person they stand in for. */
export function ApplicantFields({ applicant, ...part }: ApplicantFieldsProps) {
  const field = fieldOf<'phone' | 'companyPhone'>(part)
  return (
    <>
      <Card
        title="교육받으시는 분이 맞습니까?"
        lead="수료증에 이 이름으로 적힙니다. 가입하신 본인만 수강하실 수 있습니다."
      >
        <DefinitionList
          items={[
            { term: '이름', detail: applicant.name },
            { term: '생년월일', detail: birthWords(applicant.birth) },
          ]}
        />
        <p className={styles.remark}>
          다르면 <Link to="/user/page">나의 정보</Link>에서 확인해주세요.
        </p>
      </Card>
      <Card title="연락받으실 곳을 알려주세요">
        <div className={styles.pair}>
          <TextField
            label="휴대전화"
            hint="교육 안내를 문자로 보내드립니다."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            {...field('phone')}
          />
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
        </div>
      </Card>
      <Card>
        <RadioCards
          legend={<span className={styles.question}>어떤 직위로 교육을 받으십니까?</span>}
          name="positionType"
          options={POSITIONS}
          value={part.draft.positionType === '' ? undefined : part.draft.positionType}
          error={part.wrong.positionType}
          onChange={(positionType) => part.change({ positionType })}
        />
      </Card>
    </>
  )
}

function birthWords(birth: string): string {
  return formatSeoulLongDate(`${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6, 8)}`)
}
