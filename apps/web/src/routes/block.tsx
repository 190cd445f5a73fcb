import { EmptyState, LinkButton } from '@hygiene/ui'
import { Phone } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ASSOCIATION } from '../frame/association.ts'
import { Screen } from '../frame/screen.tsx'
import type { RouteMeta } from '../router/route-meta.ts'

export const meta: RouteMeta = { title: '접속이 차단되었습니다', bottomBar: false }

/** Blocked IP notice (specification section 2). */
export default function Block() {
  const [query] = useSearchParams()
  const ip = query.get('ip')
  return (
    <Screen width="narrow">
      <EmptyState message="차단된 IP입니다. 고객센터로 문의해주세요.">
        {ip && <p>접속하신 IP: {ip}</p>}
        <LinkButton href={`tel:${ASSOCIATION.phone}`}>
          <Phone aria-hidden />
          고객센터 {ASSOCIATION.phone}
        </LinkButton>
      </EmptyState>
    </Screen>
  )
}
