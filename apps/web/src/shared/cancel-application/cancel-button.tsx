import { useSend } from '@hygiene/client'
import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import { Button, showToast, useConfirm, VisuallyHidden } from '@hygiene/ui'

type CancelButtonProps<C extends Endpoint> = {
  contract: C
  input: SentTo<C>
  refresh: readonly Endpoint[]
  businessName: string
}

export function CancelButton<C extends Endpoint>({
  contract,
  input,
  refresh,
  businessName,
}: CancelButtonProps<C>) {
  const confirm = useConfirm()
  const send = useSend(contract, {
    refresh,
    refusedTitle: '취소하지 못했습니다',
    onDone: () => showToast('신청을 취소했습니다.'),
  })

  async function cancel() {
    const question = `${businessName}의 교육 신청을 취소하시겠습니까?`
    const isSure = await confirm(question, {
      title: '교육 신청을 취소합니다',
      confirmLabel: '신청 취소',
      cancelLabel: '닫기',
      isDanger: true,
    })
    if (isSure) send.mutate(input)
  }

  return (
    <Button tone="secondary" size="small" busy={send.isPending} onClick={() => void cancel()}>
      <span>
        <VisuallyHidden>{businessName} </VisuallyHidden>신청 취소
      </span>
    </Button>
  )
}
