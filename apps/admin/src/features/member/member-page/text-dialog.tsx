import { useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { textMember } from '@hygiene/contracts/member/account/staff/text-member'
import { staffTextForm } from '@hygiene/contracts/forms/staff-text'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { Send } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { CaseDialog } from '../../../shared/member-case/case-dialog.tsx'
import { StaffTextField } from '../../../shared/staff-text/staff-text-field.tsx'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type TextDialogProps = { record: MemberRecord; onDone: () => void; onClose: () => void }

/** A message in the employee's own words to the person's own number; a case is asked for where none is open. */
export function TextDialog({ record: { member }, onDone, onClose }: TextDialogProps) {
  const { memberNo, name, phone } = member
  const id = useId()
  const [body, setBody] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [isCaseAsked, setIsCaseAsked] = useState(false)
  const send = useSend(textMember, {
    onDone: () => {
      showToast('문자를 보냈습니다.')
      onDone()
    },
    onRefused: ({ refusal }) => setIsCaseAsked(refusal === 'MEMBER_CASE_REQUIRED'),
  })
  const perform = () => {
    setIsCaseAsked(false)
    send.mutate({ memberNo, body })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const { body: fault } = judgeForm(staffTextForm, { body })
    setWrong(fault)
    if (!fault && !send.isPending) perform()
  }

  if (isCaseAsked)
    return <CaseDialog memberNo={memberNo} onClose={() => setIsCaseAsked(false)} onOpened={perform} />
  return (
    <Dialog
      isOpen
      title="문자 보내기"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={id} busy={send.isPending}>
            <Send aria-hidden />
            문자로 보내기
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate className={styles.sending} onSubmit={submit}>
        <p>
          {name} · <strong>{phone}</strong>
        </p>
        <StaffTextField value={body} error={wrong} onChange={setBody} />
        {send.error && <p role="alert">{send.error.message}</p>}
      </form>
    </Dialog>
  )
}
