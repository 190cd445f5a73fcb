import { read } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { searchIp } from '@hygiene/contracts/content/visitor/search-ip'
import { Card, DefinitionList, LinkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ASSOCIATION } from '../app/association/association.ts'
import { Screen } from '../app/layout/screen.tsx'
import { SupportPhone } from '../app/association/support-phone.tsx'
import type { RouteMeta } from '../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '접속이 차단되었습니다', bottomBar: false }

/** Shows the notice for blocked IPs (specification section 2). Without an IP in the address it asks the server. */
export default function Block() {
  const [query] = useSearchParams()
  const named = query.get('ip')
  const { data } = useQuery({ ...read(searchIp, {}), enabled: named === null })
  const ip = named ?? data?.ip

  return (
    <Screen width="narrow">
      <Card>
        <NoticeBox tone="error" title={REFUSALS.IP_BLOCKED.message}>
          잘못 차단되었다고 생각하시면 아래 IP를 알려주세요. 확인한 뒤 풀어드립니다.
        </NoticeBox>
        <DefinitionList
          items={[
            { term: '접속하신 IP', detail: ip ?? '확인하고 있습니다.' },
            { term: '상담 시간', detail: `${ASSOCIATION.hours} (${ASSOCIATION.lunch})` },
          ]}
        />
        <LinkButton wide href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
          <Phone aria-hidden />
          <span>
            고객센터 <SupportPhone />
          </span>
        </LinkButton>
      </Card>
    </Screen>
  )
}
