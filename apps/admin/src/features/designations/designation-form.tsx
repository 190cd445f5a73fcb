import { Button, SelectField, TextField } from '@hygiene/ui'
import { Search as Magnifier } from 'lucide-react'
import { useState } from 'react'
import { AskForm } from '../../shared/ask-form/ask-form.tsx'
import { judgeReason } from '../../shared/ask-form/judge-reason.ts'
import { type Designation, kindLabel, stateWords } from './designation-words.ts'
import styles from './designations.module.css'

/** The search; an empty field chooses nothing. */
export type DesignationWanted = {
  reason: string
  name: string
  kind: Designation['kind'] | ''
  state: Designation['state'] | ''
}

const EMPTY: DesignationWanted = { reason: '', name: '', kind: '', state: '' }

type DesignationFormProps = { isBusy: boolean; onAsk: (wanted: DesignationWanted) => void }

export function DesignationForm({ isBusy, onAsk }: DesignationFormProps) {
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState<{ reason?: string }>({})
  const field = (name: keyof DesignationWanted) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })

  return (
    <AskForm
      judge={() => judgeReason(typed.reason)}
      onWrong={setWrong}
      onAsk={() => {
        if (!isBusy) onAsk(typed)
      }}
    >
      <TextField
        label="조회 사유"
        hint="예: 지정확인서 접수 확인"
        maxLength={200}
        autoComplete="off"
        error={wrong.reason}
        {...field('reason')}
      />
      <TextField label="이름 또는 업소명" optional maxLength={40} autoComplete="off" {...field('name')} />
      <div className={styles.pair}>
        <SelectField
          label="교육"
          emptyLabel="전체"
          options={optionsOf(kindLabel, (label) => label)}
          {...field('kind')}
        />
        <SelectField
          label="상태"
          emptyLabel="전체"
          options={optionsOf(stateWords, ({ label }) => label)}
          {...field('state')}
        />
      </div>
      <Button type="submit" busy={isBusy}>
        <Magnifier aria-hidden />
        조회하기
      </Button>
    </AskForm>
  )
}

function optionsOf<Words>(table: Record<string, Words>, labelOf: (words: Words) => string) {
  return Object.entries(table).map(([value, words]) => ({ value, label: labelOf(words) }))
}
