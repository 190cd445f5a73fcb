import { Button, TextField } from '@hygiene/ui'
import { Search as Magnifier } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { EMPTY_SEARCH, judgeSearch, type Search, type SearchErrors } from './search-rules.ts'
import styles from './members.module.css'

type SearchFormProps = { isBusy: boolean; onSearch: (search: Search) => void }

export function SearchForm({ isBusy, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(EMPTY_SEARCH)
  const [errors, setErrors] = useState<SearchErrors>({})
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = judgeSearch(typed)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else if (!isBusy) onSearch(typed)
  }

  const field = (name: keyof Search) => ({
    name,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField label="조회 사유" hint="예: 결제 오류 전화 문의" maxLength={200} {...field('reason')} />
      <TextField label="아이디" autoCapitalize="none" spellCheck={false} {...field('userId')} />
      <fieldset className={styles.pair}>
        <legend>아이디를 모르면</legend>
        <TextField label="이름" {...field('name')} />
        <TextField label="휴대전화 뒤 4자리" inputMode="numeric" maxLength={4} {...field('phoneEnd')} />
      </fieldset>
      <Button type="submit" busy={isBusy}>
        <Magnifier aria-hidden />
        찾기
      </Button>
    </form>
  )
}
