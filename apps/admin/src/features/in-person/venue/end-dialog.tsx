import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import { useSend } from '@hygiene/client'
import { Dialog, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'

type EndDialogProps<C extends Endpoint> = {
  title: string
  text: string
  verb: string
  done: string
  contract: C
  refresh: Endpoint
  orderOf: (reason: string) => SentTo<C>
  onClose: () => void
}

export function EndDialog<C extends Endpoint>(props: EndDialogProps<C>) {
  const { title, text, verb, done, contract, refresh, orderOf, onClose } = props
  const send = useSend(contract, {
    refusedTitle: '바꾸지 못했습니다',
    refresh: [refresh],
    onDone: () => {
      showToast(done)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{text}</p>
      <ReasonForm
        label="사유"
        hint="처리 기록에만 남습니다."
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate(orderOf(reason))}
      >
        {verb}
      </ReasonForm>
    </Dialog>
  )
}
