import { addressOnScreen } from '@hygiene/domain/postal-address'
import { licenceNumberText } from '@hygiene/domain/education/enrolment/licence-number'
import { Card, type Definition, DefinitionList, linkButton, NoticeBox } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { WithSupport } from '../../../app/association/with-support.tsx'
import { birthText } from '../../../shared/application-form/applicant-fields.tsx'
import { positionText, type Said } from './own-text.ts'
import { tradeText } from './text-form.tsx'

type OwnFactsProps = {
  educationName: string
  status: ReactNode
  price: string
  person: { userName: string; birth: string }
  besides?: readonly Definition[]
  said: Said
  isWhole: boolean
}

export function OwnFacts({
  educationName,
  status,
  price,
  person,
  besides = [],
  said,
  isWhole,
}: OwnFactsProps) {
  const { userName, birth } = person
  return (
    <Card title={educationName} action={status}>
      <DefinitionList
        items={[
          ...besides,
          { term: '교육받는 분', detail: `${userName} (${birthText(birth)})` },
          { term: '업종', detail: tradeText(said.industryType) },
          { term: '영업신고번호', detail: licenceNumberText(said.licenseNumber) },
          ...(isWhole ? wholeOf(said) : []),
          { term: '교육비', detail: price },
        ]}
      />
    </Card>
  )
}

function wholeOf(said: Said): Definition[] {
  return [
    { term: '업소명', detail: said.businessName },
    { term: '대표자', detail: said.representative },
    { term: '영업장 주소', detail: addressOnScreen(`${said.address} ${said.address2}`.trim()) },
    { term: '직위', detail: positionText(said.positionType) },
  ]
}

export function Unchangeable({ isCompleted, list }: { isCompleted: boolean; list: string }) {
  const sentence = isCompleted
    ? `이미 수료하신 교육입니다. 수료증이 잘못되었으면 고객센터로 문의해주세요.`
    : '이미 끝난 신청입니다. 다시 신청해주세요.'
  return (
    <NoticeBox title="이 신청은 고치실 수 없습니다.">
      <p>
        <WithSupport text={sentence} />
      </p>
      <Link {...linkButton({ tone: 'secondary' })} to={list}>
        신청 내역 보기
      </Link>
    </NoticeBox>
  )
}
