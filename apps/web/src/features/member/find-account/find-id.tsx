import { Card, ChoiceChips, NoticeBox } from '@hygiene/ui'
import { useState } from 'react'
import { Screen } from '../../../app/layout/screen.tsx'
import { isReturn } from '../../../shared/identity-proof/use-return.ts'
import { ByIdentity } from './by-identity.tsx'
import { ByPhone } from './by-phone.tsx'
import { FoundIdDialog } from './found-id-dialog.tsx'
import { useFoundId } from './use-found-id.ts'

type Method = 'phone' | 'identity'

const METHODS: readonly { value: Method; label: string }[] = [
  { value: 'phone', label: '가입한 휴대전화로 찾기' },
  { value: 'identity', label: 'PASS·인증서로 찾기' },
]

/** /user/find/id: by a verification, or by name, birth date and a code by text message. */
export function FindId() {
  const [method, setMethod] = useState<Method>(() => (isReturn() ? 'identity' : 'phone'))
  const found = useFoundId()
  return (
    <Screen width="narrow" lead="가입하실 때의 정보로 아이디를 찾아 드립니다.">
      <Card title="어떻게 찾으시겠습니까?">
        <ChoiceChips legend="찾는 방법" hideLegend options={METHODS} value={method} onChange={setMethod} />
        {found.refusal && <NoticeBox tone="error" title={found.refusal} live />}
        {method === 'phone' ? <ByPhone found={found} /> : <ByIdentity found={found} />}
      </Card>
      <FoundIdDialog found={found} />
    </Screen>
  )
}
