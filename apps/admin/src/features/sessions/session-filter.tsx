import type { EntityOf, listStaffSessions } from '@hygiene/contracts'
import { Button, CheckboxField, SelectField, TextField } from '@hygiene/ui'
import { Search as Magnifier } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { SessionQuery } from './session-query.ts'
import { statusChoices } from './session-words.ts'
import styles from './sessions.module.css'

type SessionFilterProps = {
  query: SessionQuery
  branches: EntityOf<typeof listStaffSessions>['branches']
  onFilter: (query: SessionQuery) => void
}

export function SessionFilter({ query, branches, onFilter }: SessionFilterProps) {
  const [typed, setTyped] = useState(query)
  const change = (part: Partial<SessionQuery>) => setTyped({ ...typed, ...part })
  const field = (name: 'from' | 'to' | 'branch' | 'status') => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  return (
    <form
      className={styles.filter}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onFilter(typed)
      }}
    >
      <CheckboxField
        label="확인이 필요한 신청이 있는 회차만 (날짜와 관계없이)"
        checked={typed.isAttentionOnly}
        onChange={({ target }) => change({ isAttentionOnly: target.checked })}
      />
      <div className={styles.choices}>
        {!typed.isAttentionOnly && (
          <>
            <TextField label="시작일" type="date" {...field('from')} />
            <TextField label="종료일" type="date" {...field('to')} />
          </>
        )}
        {branches.length > 1 && (
          <SelectField
            label="지회"
            emptyLabel="모든 지회"
            options={branches.map(({ branchNo, name }) => ({ value: String(branchNo), label: name }))}
            {...field('branch')}
          />
        )}
        <SelectField label="상태" emptyLabel="모든 상태" options={statusChoices} {...field('status')} />
      </div>
      <div>
        <Button type="submit" tone="secondary">
          <Magnifier aria-hidden />
          조회
        </Button>
      </div>
    </form>
  )
}
