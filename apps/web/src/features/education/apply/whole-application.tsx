import { addressOnScreen } from '@hygiene/domain/postal-address'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel } from '@hygiene/domain/text'
import { Card, DefinitionList } from '@hygiene/ui'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { applicantText } from '../../../shared/application-form/applicant-text.ts'
import type { Course } from '../../../shared/application-form/course.ts'
import type { Draft } from './draft.ts'

type WholeApplicationProps = { course: Course; applicant: Applicant; draft: Draft }

/** Shows everything for confirmation before sending (KRDS, apply: a confirming step). */
export function WholeApplication({ course, applicant, draft }: WholeApplicationProps) {
  return (
    <Card title="신청 내용을 확인해주세요" lead="고치실 곳이 있으면 아래 ‘이전’을 눌러주세요.">
      <DefinitionList
        items={[
          { term: '교육', detail: `${course.name} (${course.hours}시간)` },
          { term: '업종', detail: industryTypeLabel[course.industryType] },
          { term: '업소명', detail: draft.businessName },
          { term: '영업신고번호', detail: draft.licenseNumber },
          { term: '대표자', detail: draft.representative },
          { term: '영업장 주소', detail: addressOnScreen(`${draft.address} ${draft.address2}`.trim()) },
          ...applicantText(applicant, draft),
          { term: '교육비', detail: formatWon(course.price) },
        ]}
      />
    </Card>
  )
}
