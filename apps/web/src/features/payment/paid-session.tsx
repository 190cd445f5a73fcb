import { read } from '@hygiene/client'
import { readInPersonEnrolment } from '@hygiene/contracts'
import { formatSession, postalAddress } from '@hygiene/domain'
import { DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'

/** When and where the seat is that was paid for; the result itself does not wait for it. */
export function PaidSession({ offlineEduNo }: { offlineEduNo: number }) {
  const { data } = useQuery(read(readInPersonEnrolment, { offlineEduNo }))
  if (!data) return null
  const { sche, scene } = data
  return (
    <DefinitionList
      items={[
        { term: '교육 일정', detail: formatSession(sche) },
        {
          term: '교육장',
          detail: `${scene.location} (${postalAddress(scene.address, scene.address2)})`,
        },
      ]}
    />
  )
}
