import { useForm } from '@hygiene/client/use-form'
import { textMember } from '@hygiene/contracts/member/account/staff/text-member'
import { staffTextForm } from '@hygiene/contracts/forms/staff-text'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { CaseDialog } from '../../../shared/member-case/case-dialog.tsx'
import { StaffTextField } from '../../../shared/staff-text/staff-text-field.tsx'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type TextDialogProps = { record: MemberRecord; onDone: () => void; onClose: () => void }

/** Sends a text message in the employee's own words to the member's own number. It asks for a case if none is open. */
export function TextDialog({ record: { member }, onDone, onClose }: TextDialogProps) {
  const { memberNo, name, phone } = member
  const id = useId()
  const [isCaseAsked, setIsCaseAsked] = useState(false)
  const form = useForm(textMember, {
    rules: staffTextForm,
    start: { body: '' },
    input: ({ body }) => ({ memberNo, body }),
    onDone: () => {
      showToast('문자를 보냈습니다.')
      onDone()
    },
    onRefused: ({ refusal }) => setIsCaseAsked(refusal === 'MEMBER_CASE_REQUIRED'),
  })
  const perform = () => {
    setIsCaseAsked(false)
    form.send.mutate({ memberNo, body: form.draft.body })
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
          <Button type="submit" form={id} busy={form.isBusy}>
            <Send aria-hidden />
            문자로 보내기
          </Button>
        </>
      }
    >
      <form {...form.ties()} id={id} className={styles.sending}>
        <p>
          {name} · <strong>{phone}</strong>
        </p>
        <StaffTextField {...form.field('body')} />
        {form.refusal && <p role="alert">{form.refusal}</p>}
      </form>
    </Dialog>
  )
}
