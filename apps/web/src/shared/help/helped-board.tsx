import { useSend } from '@hygiene/client'
import { listHelpActions } from '@hygiene/contracts/member/help/list-help-actions'
import { repairLogin } from '@hygiene/contracts/member/help/repair-login'
import { Button, Card, showToast } from '@hygiene/ui'
import { Send } from 'lucide-react'
import type { Helping } from '../../app/login/helping.ts'
import { ActionLog } from './action-log.tsx'

export function HelpedBoard({ helping: { helpNo, name } }: { helping: Helping }) {
  const send = useSend(repairLogin, {
    refresh: [listHelpActions],
    refusedTitle: '문자를 보내지 못했습니다',
    onDone: () => showToast(`${name} 님께 문자를 보냈습니다.`),
  })
  return (
    <>
      <Card
        title={`강의와 평가는 ${name} 님만`}
        lead={`결제하시면 듣는 곳을 ${name} 님께 문자로 보내드립니다. 로그인이 안 되시면 아이디와 비밀번호 바꾸는 곳을 보내드립니다.`}
      >
        <Button tone="secondary" wide busy={send.isPending} onClick={() => send.mutate({})}>
          {!send.isPending && <Send aria-hidden />}
          {name} 님 로그인 돕기
        </Button>
      </Card>
      <Card title="도와드린 일" lead={`${name} 님도 봅니다.`}>
        <ActionLog helpNo={helpNo} />
      </Card>
    </>
  )
}
