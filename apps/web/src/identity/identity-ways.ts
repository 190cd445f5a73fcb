export type IdentityWay = 'phone' | 'certificate'

/** The specification's types (section 3) and certificates; PortOne V2 has neither card pages nor i-PIN. */
export const IDENTITY_WAYS = [
  { value: 'phone', label: '휴대폰', description: '본인 이름의 휴대전화로 확인합니다. (PASS 앱 또는 문자)' },
  {
    value: 'certificate',
    label: '간편인증서',
    description: '네이버·카카오·토스 등에 만들어 두신 인증서로 확인합니다.',
  },
  { value: 'card', label: '신용카드', description: '준비중입니다', unavailable: true },
  { value: 'ipin', label: '아이핀(i-PIN)', description: '준비중입니다', unavailable: true },
] as const
