import { formatBirthDate } from '@hygiene/domain/member/account/birth-date'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { DefinitionList } from '@hygiene/ui'

export function PersonList({ person }: { person: { name: string; birth: string; phone: string } }) {
  return (
    <DefinitionList
      items={[
        { term: '이름', detail: person.name },
        { term: '생년월일', detail: formatBirthDate(person.birth) },
        { term: '휴대전화', detail: formatPhone(person.phone) },
      ]}
    />
  )
}
