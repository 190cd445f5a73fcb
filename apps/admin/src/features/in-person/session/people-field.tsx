import { withParticle } from '@hygiene/domain/particle'
import { TextField, type TextFieldProps } from '@hygiene/ui'

type PeopleFieldProps = { people: number } & Omit<TextFieldProps, 'label'>

export function PeopleField({ people, ...field }: PeopleFieldProps) {
  return (
    <TextField
      label="사람 수"
      hint={`이 회차의 사람 수 ${withParticle(String(people), '을')} 그대로 입력해주세요.`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      {...field}
    />
  )
}

export function judgePeople(typed: string, people: number): { people?: string } {
  return typed.trim() === String(people)
    ? {}
    : { people: `사람 수를 숫자로 입력해주세요. 지금 ${people}명입니다.` }
}
