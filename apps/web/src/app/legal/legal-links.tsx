import { useHashModal } from '../router/use-hash-modal.ts'
import type { LegalDocument } from './legal-document.ts'
import { LegalModal } from './legal-modal.tsx'

const LINKS: readonly { document: LegalDocument; label: string; isStrong?: boolean }[] = [
  { document: 'terms', label: '이용약관' },
  { document: 'privacy', label: '개인정보처리방침', isStrong: true },
  { document: 'marketing', label: '마케팅 정보 제3자 제공 동의' },
]

export function LegalLinks() {
  return LINKS.map((link) => <LegalLink key={link.document} {...link} />)
}

function LegalLink({ document, label, isStrong = false }: (typeof LINKS)[number]) {
  const modal = useHashModal(document)
  return (
    <li>
      <button type="button" aria-haspopup="dialog" data-strong={isStrong || undefined} onClick={modal.open}>
        {label}
      </button>
      <LegalModal document={document} label={label} modal={modal} />
    </li>
  )
}
