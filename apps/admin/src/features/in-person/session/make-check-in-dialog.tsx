import { useForm } from '@hygiene/client/use-form'
import { makeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { checkInLinkForm } from '@hygiene/contracts/forms/check-in-link'
import { Button, Dialog, NoticeBox, showToast, TextField } from '@hygiene/ui'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { SessionFacts } from './session-text.ts'
import styles from './sessions.module.css'

type MakeCheckInDialogProps = { session: SessionFacts; onClose: () => void }

/** Creates a check-in link and shows its address, this once. */
export function MakeCheckInDialog({ session: { sessionNo }, onClose }: MakeCheckInDialogProps) {
  const form = useForm(makeCheckInLink, {
    rules: checkInLinkForm,
    start: { label: '' },
    input: ({ label }) => ({ sessionNo, label }),
    refusedAt: 'label',
    refresh: [readStaffSession],
  })
  const made = form.send.data
  if (made) return <MadeDialog link={made.link} label={made.label} onClose={onClose} />

  return (
    <Dialog isOpen onClose={onClose} title="출석 확인 주소 만들기">
      <AskForm form={form}>
        <TextField
          label="이름"
          hint="예: 정문, 후문, 김 대리 휴대전화"
          maxLength={60}
          autoComplete="off"
          {...form.field('label')}
        />
        <Button type="submit" wide busy={form.isBusy}>
          주소 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}

type MadeDialogProps = { link: string; label: string; onClose: () => void }

function MadeDialog({ link, label, onClose }: MadeDialogProps) {
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast('주소를 복사했습니다.')
    } catch {
      // Selects the address if the browser denies clipboard access, so that one key copies it.
      field.current?.select()
      showToast('주소를 선택했습니다. Ctrl+C를 눌러 복사해주세요.')
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`출석 확인 주소: ${label}`}
      kind="alert"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            닫기
          </Button>
          <Button data-first-focus onClick={() => void copy()}>
            <Copy aria-hidden />
            주소 복사
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <NoticeBox tone="warn" title="이 주소는 지금 한 번만 보입니다.">
          <p>
            복사해서 이 출입구를 맡은 직원에게만 보내주세요. 주소를 가진 사람은 참석자 명단을 볼 수 있습니다.
          </p>
        </NoticeBox>
        <TextField ref={field} label="주소" readOnly value={link} onFocus={({ target }) => target.select()} />
      </div>
    </Dialog>
  )
}
