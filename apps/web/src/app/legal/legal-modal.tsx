import { Dialog, Skeleton } from '@hygiene/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import type { HashModal } from '../router/use-hash-modal.ts'
import type { LegalDocument } from './legal-document.ts'

const LegalText = lazy(() => import('./legal-text.tsx').then(({ LegalText: view }) => ({ default: view })))

type LegalModalProps = { document: LegalDocument; label: string; modal: HashModal; actions?: ReactNode }

/** Shows a legal text in full. The button back to the top appears after 200 px (specification section 2). */
export function LegalModal({ document, label, modal, actions }: LegalModalProps) {
  return (
    <Dialog isOpen={modal.isOpen} onClose={modal.close} title={label} size="wide" actions={actions}>
      <Suspense fallback={<Skeleton />}>
        <LegalText document={document} />
      </Suspense>
    </Dialog>
  )
}
