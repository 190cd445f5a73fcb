import { linkButton } from '@hygiene/ui'
import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DocumentList } from '../../../../features/in-person/slip/document-list.tsx'
import form from '../../../../shared/forms/form.module.css'
import { Screen } from '../../../../app/layout/screen.tsx'
import { IndustryLinks } from '../../../../shared/paging/industry-links.tsx'
import type { RouteMeta } from '../../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '수강증·수료증 출력', login: true }

export default function InPersonDocuments() {
  return (
    <Screen
      lead="교육 전에는 수강증을, 교육을 마치신 뒤에는 수료증을 출력하실 수 있습니다."
      head={<IndustryLinks />}
    >
      <DocumentList />
      <p className={form.buttons}>
        <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/done/receipt">
          <ReceiptText aria-hidden />
          영수증 출력
        </Link>
      </p>
    </Screen>
  )
}
