import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { Card, DefinitionList } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import { DesigneeLaw } from '../designee-law/designee-law.tsx'
import { CompanyPhone, MobilePhone, OwnerChoice, PositionChoice } from './applicant-parts.tsx'
import type { Applicant, ApplicantDraft } from './applicant.ts'
import styles from './application-form.module.css'
import { asksForOwner, type OwnerDraft } from './owner.ts'

type ApplicantFieldsProps = Part<ApplicantDraft & OwnerDraft> & {
  applicant: Applicant
  representatives: readonly string[]
}

export function ApplicantFields({ applicant, representatives, ...part }: ApplicantFieldsProps) {
  const field = fieldOf(part)
  return (
    <>
      <Card
        title="교육받으시는 분이 맞습니까?"
        lead="수료증에 이 이름으로 적힙니다. 가입하신 본인만 수강하실 수 있습니다."
      >
        <DefinitionList
          items={[
            { term: '이름', detail: applicant.name },
            { term: '생년월일', detail: birthText(applicant.birth) },
          ]}
        />
        <p className={styles.remark}>
          다르면 <Link to="/user/page">나의 정보</Link>에서 확인해주세요.
        </p>
      </Card>
      <Card title="연락받으실 곳을 알려주세요">
        <div className={styles.pair}>
          <MobilePhone field={field} />
          <CompanyPhone field={field} />
        </div>
      </Card>
      <Card>
        <PositionChoice {...part} />
        {asksForOwner(part.draft, { name: applicant.name, representatives }) && (
          <OwnerChoice {...part} representative={[...new Set(representatives)].join(', ')} />
        )}
        <DesigneeLaw />
      </Card>
    </>
  )
}

export function birthText(birth: string): string {
  return formatSeoulLongDate(`${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6, 8)}`)
}
