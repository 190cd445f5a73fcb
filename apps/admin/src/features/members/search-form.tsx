import { Button, TextField } from '@hygiene/ui'
import { Search as Magnifier } from 'lucide-react'
import { useState } from 'react'
import { AskForm } from '../../shared/ask-form/ask-form.tsx'
import { FieldBox } from '../../shared/ask-form/field-box.tsx'
import { EMPTY_SEARCH, judgeSearch, type Search, type SearchErrors } from './search-rules.ts'

type SearchFormProps = { isBusy: boolean; onSearch: (search: Search) => void }

export function SearchForm({ isBusy, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(EMPTY_SEARCH)
  const [errors, setErrors] = useState<SearchErrors>({})

  const field = (name: keyof Search) => ({
    name,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  return (
    <AskForm
      judge={() => judgeSearch(typed)}
      onWrong={setErrors}
      onAsk={() => {
        if (!isBusy) onSearch(typed)
      }}
    >
      <TextField label="조회 사유" hint="예: 결제 오류 전화 문의" maxLength={200} {...field('reason')} />
      <TextField label="아이디" autoCapitalize="none" spellCheck={false} {...field('userId')} />
      <FieldBox legend="아이디를 모르면">
        <TextField label="이름" {...field('name')} />
        <TextField label="휴대전화 뒤 4자리" inputMode="numeric" maxLength={4} {...field('phoneEnd')} />
      </FieldBox>
      <Button type="submit" busy={isBusy}>
        <Magnifier aria-hidden />
        찾기
      </Button>
    </AskForm>
  )
}
