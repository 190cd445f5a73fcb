import type { IdentityChannel } from '@hygiene/domain/text'
import type { RadioCard } from '@hygiene/ui'
import { keysOf } from '@hygiene/domain/keys-of'

const TEXT: Record<IdentityChannel, { label: string; description: string }> = {
  phone: { label: '휴대폰', description: '본인 이름의 휴대전화로 확인합니다. (PASS 앱 또는 문자)' },
  certificate: {
    label: '간편인증서',
    description: '네이버·카카오·토스 등에 만들어 두신 인증서로 확인합니다.',
  },
  card: { label: '신용카드', description: '본인 이름의 신용카드로 확인합니다.' },
  ipin: { label: '아이핀(i-PIN)', description: '만들어 두신 아이핀 아이디로 확인합니다.' },
}

/** Lists the methods that the server always offers, until it has answered. */
export const USUAL_METHODS: readonly IdentityChannel[] = ['phone', 'certificate']

/**
 * Lists the types of the specification (section 3) and certificates. A method without a provider remains visible (section 2:
 * 준비중입니다).
 */
export function cardsOf(offered: readonly IdentityChannel[]): RadioCard<IdentityChannel>[] {
  return keysOf(TEXT).map((value) =>
    offered.includes(value)
      ? { value, ...TEXT[value] }
      : { value, label: TEXT[value].label, description: '준비중입니다', unavailable: true },
  )
}
