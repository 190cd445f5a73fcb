import { useForm } from '@hygiene/client/use-form'
import { askToHelp } from '@hygiene/contracts/member/help/ask-to-help'
import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import { helpForm } from '@hygiene/contracts/forms/help'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { type HelpTie, helpTieName, helpTies } from '@hygiene/domain/member/help/help-text'
import { Button, Card, NoticeBox, SelectField, TextField } from '@hygiene/ui'
import { useState } from 'react'
import styles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { untilText } from './last-day.ts'

type Asking = { name: string; phone: string; tie: HelpTie | '' }

const NOTHING: Asking = { name: '', phone: '', tie: '' }
const TIES = helpTies.map((tie) => ({ value: tie, label: helpTieName[tie] }))

/** Shows the same result for every name and number, as the server's answer does. */
export function AskForm() {
  const [asked, setAsked] = useState<EntityOf<typeof askToHelp> | null>(null)
  const form = useForm(askToHelp, {
    start: NOTHING,
    rules: helpForm,
    input: ({ name, phone, tie }) => ({ name: name.trim(), phone, tie }),
    refresh: [listHelps],
    refusedTitle: '물어보지 못했습니다',
    onDone: (answer) => {
      setAsked(answer)
      form.change(NOTHING)
    },
  })
  const { field } = form

  return (
    <Card
      title="누구를 도와드릴까요?"
      lead="그분이 가입하신 이름과 휴대전화 번호를 적어주세요. 그 번호로 동의를 묻는 문자가 갑니다."
    >
      <ScreenForm form={form}>
        <div className={styles.pair}>
          <TextField label="도와드릴 분의 이름" autoComplete="off" maxLength={40} {...field('name')} />
          <TextField
            label="그분의 휴대전화 번호"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
            {...field('phone')}
          />
        </div>
        <SelectField label="나는 그분의" options={TIES} emptyLabel="골라주세요" {...field('tie')} />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.isBusy}>
            동의를 묻는 문자 보내기
          </Button>
        </div>
        {asked && <Notified asked={asked} />}
      </ScreenForm>
    </Card>
  )
}

function Notified({ asked: { notifiedAt, answerBy } }: { asked: EntityOf<typeof askToHelp> }) {
  const [now] = useState(() => Date.now())
  const isLater = Date.parse(notifiedAt) > now
  return (
    <NoticeBox tone="done" live title={isLater ? '아침 8시에 문자를 보냅니다.' : '문자를 보냈습니다.'}>
      <p>
        적으신 이름과 번호로 가입하신 분이 있으면 문자를 받으십니다. {untilText(answerBy)}까지 동의하시면 이
        화면에서 바로 도우실 수 있습니다.
      </p>
    </NoticeBox>
  )
}
