import { read } from '@hygiene/client'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'

/** When and where the seat is that was paid for; the result itself does not wait for it. */
export function PaidSession({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo }) {
  const { data } = useQuery(read(readInPersonEnrolment, { inPersonEnrolmentNo }))
  if (!data) return null
  const { sessionDay, venue } = data
  return (
    <DefinitionList
      items={[
        { term: '교육 일정', detail: formatSession(sessionDay) },
        {
          term: '교육장',
          detail: `${venue.location} (${addressOnScreen(venue.address, venue.address2)})`,
        },
      ]}
    />
  )
}

/** Never asked for. */
const NONE = 0 as InPersonEnrolmentNo

/** Until when the seat is kept that is still to be paid for. */
export function useHeldUntil(inPersonEnrolmentNo: InPersonEnrolmentNo | null): Date | null {
  const { data } = useQuery({
    ...read(readInPersonEnrolment, { inPersonEnrolmentNo: inPersonEnrolmentNo ?? NONE }),
    enabled: inPersonEnrolmentNo !== null,
  })
  const heldUntil = data?.state.heldUntil
  return heldUntil ? new Date(heldUntil) : null
}
