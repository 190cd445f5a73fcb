import { read } from '@hygiene/client'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, NoticeBox, SelectField, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { rememberSearch } from '../../app/browser-storage/kept-searches.ts'
import { RecentSearches } from '../recent-searches/recent-searches.tsx'
import styles from './licence-search.module.css'

export type LicenceQuestion = { induty_cd: '001'; sido_cd: string; upsoname: string; prsdnt_nm: string }

const NOTHING: LicenceQuestion = { induty_cd: '001', sido_cd: '', upsoname: '', prsdnt_nm: '' }

/** Lists the searchable business fields (specification section 2: only restaurant, code 001). */
const FIELDS = [{ value: '001', label: '음식점' }] as const

const isLongEnough = (text: string) => Array.from(text.replaceAll(/\s/g, '')).length >= 2

/** Requires two characters of the name, or the region and the representative (specification section 2). */
function isSearchable({ sido_cd, upsoname, prsdnt_nm }: LicenceQuestion): boolean {
  return isLongEnough(upsoname) || (sido_cd !== '' && isLongEnough(prsdnt_nm))
}

export function LicenceForm({ onAsk }: { onAsk: (question: LicenceQuestion) => void }) {
  const { data: provinces } = useQuery(read(listProvinces, {}))
  const [question, setQuestion] = useState(NOTHING)
  const [error, setError] = useState<string>()

  const field = (name: keyof LicenceQuestion) => ({
    name,
    value: question[name],
    onChange: (event: { target: { value: string } }) =>
      setQuestion({ ...question, [name]: event.target.value }),
  })

  function ask(asked: LicenceQuestion) {
    setError(undefined)
    if (isLongEnough(asked.upsoname)) rememberSearch('licence', asked.upsoname)
    onAsk(asked)
  }

  function askAgain(upsoname: string) {
    setQuestion({ ...question, upsoname })
    ask({ ...question, upsoname })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = {
      ...question,
      upsoname: question.upsoname.trim(),
      prsdnt_nm: question.prsdnt_nm.trim(),
    }
    if (isSearchable(asked)) {
      ask(asked)
      return
    }
    setError(REFUSALS.LICENCE_TEXT_TOO_SHORT.message)
    event.currentTarget.querySelector<HTMLInputElement>('[name=upsoname]')?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NoticeBox>
        <p>업소명은 앞의 2~3글자만 넣어보세요. 찾지 못하면 지역과 대표자명만 넣어 찾을 수 있습니다.</p>
        <p>휴게음식점, 제과점 등 다른 업종은 해당 업종의 협회에서 교육을 받습니다.</p>
      </NoticeBox>
      <div className={styles.fields}>
        <SelectField label="업종" options={FIELDS} {...field('induty_cd')} />
        <SelectField
          label="지역"
          optional
          emptyLabel="전국"
          options={(provinces?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          {...field('sido_cd')}
        />
        <TextField label="업소명" error={error} maxLength={60} autoComplete="off" {...field('upsoname')} />
        <TextField label="대표자명" maxLength={40} autoComplete="off" {...field('prsdnt_nm')} />
      </div>
      <Button type="submit" wide>
        찾기
      </Button>
      <RecentSearches kind="licence" onPick={askAgain} />
    </form>
  )
}
