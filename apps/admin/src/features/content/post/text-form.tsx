import { CheckboxField, DateField, TextAreaField, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { articlesOf, articleText } from './article-text.ts'
import { type FormOf, typedInto } from './form-types.ts'

export function TextForm({ body, onChange }: FormOf<'text'>) {
  const [typed, setTyped] = useState(() => articleText(body.articles))
  return (
    <>
      <DateField label="시행일" type="date" {...typedInto(body, 'inForceOn', onChange)} />
      <CheckboxField
        label="불리한 변경입니다 (30일 전에 알립니다)"
        checked={body.isDisadvantageous}
        onChange={({ target }) => onChange({ ...body, isDisadvantageous: target.checked })}
      />
      <CheckboxField
        label="회원의 동의를 다시 받습니다"
        checked={body.needsConsent}
        onChange={({ target }) => onChange({ ...body, needsConsent: target.checked })}
      />
      <TextAreaField
        label="바뀌는 내용"
        hint="회원이 읽을 한두 문장으로 적어주세요."
        maxLength={300}
        rows={2}
        {...typedInto(body, 'summary', onChange)}
      />
      <TextAreaField
        label="조문"
        hint="조의 제목은 #, 목록은 -로 시작하고 나머지 줄은 문단이 됩니다."
        rows={24}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange({ ...body, articles: articlesOf(target.value) })
        }}
      />
      <TextField label="부칙" maxLength={300} {...typedInto(body, 'effective', onChange)} />
    </>
  )
}
