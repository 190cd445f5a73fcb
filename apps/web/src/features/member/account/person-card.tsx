import { formatBirthDate } from '@hygiene/domain/member/account/birth-date'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { Card, DefinitionList, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import form from '../../../shared/forms/form.module.css'
import type { MyPageFacts } from './my-page-facts.ts'

const LINKS = [
  { to: '/user/page/pw', label: '비밀번호 변경' },
  { to: '/user/page/phone', label: '휴대전화 번호 변경' },
  { to: '/user/page/identity', label: '본인확인으로 이름 고치기' },
  { to: '/user/page/help', label: '가족·직원의 도움' },
] as const

/** Shows name and birth date from the verification; they cannot be edited here. */
export function PersonCard({ facts }: { facts: MyPageFacts }) {
  return (
    <Card title="기본 정보" lead="이름과 생년월일은 본인확인에서 확인된 그대로입니다.">
      <DefinitionList
        items={[
          { term: '아이디', detail: facts.userId },
          { term: '이름', detail: facts.name },
          { term: '생년월일', detail: formatBirthDate(facts.birth) },
          { term: '휴대전화', detail: formatPhone(facts.phone) },
          { term: '가입하신 날', detail: dayText(facts.joinedAt) },
          {
            term: '비밀번호 변경',
            detail: facts.passwordChangedAt === null ? '기록이 없습니다.' : dayText(facts.passwordChangedAt),
          },
        ]}
      />
      <div className={form.buttons}>
        {LINKS.map(({ to, label }) => (
          <Link key={to} {...linkButton({ tone: 'secondary' })} to={to}>
            {label}
          </Link>
        ))}
      </div>
    </Card>
  )
}

const dayText = (at: string) => formatSeoulLongDate(new Date(at))
