import { useSend } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { confirmSetupCheck } from '@hygiene/contracts/staff/setup/confirm-setup-check'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { sendTestAlert } from '@hygiene/contracts/staff/setup/send-test-alert'
import { setupCheckForm } from '@hygiene/contracts/forms/setup-check'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { type SetupCheckName, setupItemLabel } from '@hygiene/domain/staff/setup/setup-items'
import { Button, Dialog, showToast, TextField } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'

const HOW: Record<SetupCheckName, string> = {
  backup:
    '백업을 다른 서버에 복원하면(pnpm restore) 끝에 확인 코드 8자리가 나옵니다. 그 코드를 입력해주세요.',
  alert:
    '시험 경보를 보내면 몇 분 안에 경보를 받는 메일이나 메신저로 확인 코드 8자리가 옵니다. 그 코드를 입력해주세요.',
}

type SetupCheckDialogProps = {
  kind: SetupCheckName
  testAlertEndsAt: string | null
  onClose: () => void
}

/** Takes the code that only a restored backup or a received alert brings back. */
export function SetupCheckDialog({ kind, testAlertEndsAt, onClose }: SetupCheckDialogProps) {
  const form = useForm(confirmSetupCheck, {
    rules: setupCheckForm,
    start: { code: '' },
    input: ({ code }) => ({ kind, code }),
    refusedAt: 'code',
    refresh: [readSetup],
    onDone: () => {
      showToast(`${setupItemLabel[kind]}을 마쳤습니다.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={setupItemLabel[kind]}>
      <AskForm form={form}>
        <p>{HOW[kind]}</p>
        {kind === 'alert' && <TestAlert endsAt={testAlertEndsAt} />}
        <TextField label="확인 코드" autoComplete="off" {...form.field('code')} />
        <p>
          <Button type="submit" busy={form.isBusy}>
            확인
          </Button>{' '}
          <Button tone="secondary" onClick={onClose}>
            닫기
          </Button>
        </p>
      </AskForm>
    </Dialog>
  )
}

function TestAlert({ endsAt }: { endsAt: string | null }) {
  const send = useSend(sendTestAlert, { refresh: [readSetup], refusedTitle: '보내지 못했습니다' })
  if (endsAt !== null)
    return <p>시험 경보를 보냈습니다. {formatSeoulDateTime(new Date(endsAt))}까지 입력할 수 있습니다.</p>
  return (
    <p>
      <Button tone="secondary" busy={send.isPending} onClick={() => send.mutate({})}>
        시험 경보 보내기
      </Button>
    </p>
  )
}
