import { withParticle } from '@hygiene/domain'
import { TextField } from '@hygiene/ui'

/** The number of people, typed before an action that concerns all of them. */
export function PeopleField({
  people,
  value,
  error,
  onChange,
}: {
  people: number
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}) {
  return (
    <TextField
      label="사람 수"
      name="people"
      hint={`이 회차의 사람 수 ${withParticle(String(people), '을')} 그대로 입력해주세요.`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  )
}

export function judgePeople(typed: string, people: number): { people?: string } {
  return typed === String(people) ? {} : { people: `사람 수를 숫자로 입력해주세요. 지금 ${people}명입니다.` }
}
