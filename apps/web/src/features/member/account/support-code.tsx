import { useSend } from '@hygiene/client'
import { makeSupportCode } from '@hygiene/contracts/member/support-code/make-support-code'
import { Button, Card } from '@hygiene/ui'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import form from '../../../shared/forms/form.module.css'

export function SupportCode() {
  const make = useSend(makeSupportCode, { refusedTitle: '상담 코드를 만들지 못했습니다' })
  const shown = make.data
  return (
    <Card
      title="상담 코드"
      lead="전화 상담을 받으실 때 직원에게 불러주시면 회원 정보를 바로 찾습니다. 협회 직원에게만 알려주세요."
    >
      {shown && (
        <div role="status">
          <p className={form.strong}>{`${shown.code.slice(0, 3)} ${shown.code.slice(3)}`}</p>
          <TimeLeft label="남은 시간" until={shown.expiresAt} onEnd={make.reset} />
        </div>
      )}
      <div>
        <Button tone="secondary" busy={make.isPending} onClick={() => make.mutate({})}>
          {shown ? '새 상담 코드 받기' : '상담 코드 보기'}
        </Button>
      </div>
    </Card>
  )
}
