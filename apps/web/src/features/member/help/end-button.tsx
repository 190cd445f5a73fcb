import { useSend } from '@hygiene/client'
import { endHelp } from '@hygiene/contracts/member/help/end-help'
import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import { Button, showToast, useConfirm } from '@hygiene/ui'

type EndButtonProps = { helpNo: number; question: string; children: string }

/** Ends a help for good, after a question. */
export function EndButton({ helpNo, question, children }: EndButtonProps) {
  const confirm = useConfirm()
  const send = useSend(endHelp, {
    refresh: [listHelps],
    refusedTitle: '끝내지 못했습니다',
    onDone: () => showToast('끝냈습니다.'),
  })

  async function ask() {
    const text = { title: children, confirmLabel: children, cancelLabel: '닫기', isDanger: true }
    if (await confirm(question, text)) send.mutate({ helpNo })
  }

  return (
    <Button tone="secondary" busy={send.isPending} onClick={() => void ask()}>
      {children}
    </Button>
  )
}
