import { read } from '@hygiene/client'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { useQuery } from '@tanstack/react-query'
import { GuardCard } from './guard-card.tsx'

type About = InputOf<typeof readStudyGuard>

/** Shows the guard of a trade's course or of an unpaid application. Renders nothing for most of the year. */
export function StudyGuard({ about }: { about: About }) {
  const { data } = useQuery(read(readStudyGuard, about))
  return data?.guard ? <GuardCard guard={data.guard} isPaymentClosed={data.isPaymentClosed} /> : null
}

/** Returns true if the course accepts no payment, because it cannot be finished this year. */
export function usePaymentClosed(about: About): boolean {
  const { data } = useQuery(read(readStudyGuard, about))
  return data?.isPaymentClosed ?? false
}
