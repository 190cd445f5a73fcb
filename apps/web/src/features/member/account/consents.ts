import type { LegalDocument } from '../../../app/legal/legal-document.ts'

export type ConsentText = {
  name: 'marketingConsent' | 'thirdPartyConsent'
  agreedAt: 'marketingAgreedAt' | 'thirdPartyAgreedAt'
  title: string
  document: LegalDocument
}

export const CONSENTS: readonly ConsentText[] = [
  {
    name: 'marketingConsent',
    agreedAt: 'marketingAgreedAt',
    title: '교육 소식과 행사 안내 받기',
    document: 'news',
  },
  {
    name: 'thirdPartyConsent',
    agreedAt: 'thirdPartyAgreedAt',
    title: '마케팅 정보 제3자 제공',
    document: 'marketing',
  },
]
