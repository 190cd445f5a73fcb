import { read } from '@hygiene/client'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { useQuery } from '@tanstack/react-query'
import { GuardCard } from './guard-card.tsx'

type About = InputOf<typeof readStudyGuard>

/** The guard of the course of a trade, or of an application that waits for its payment; nothing for most of the year. */
export function StudyGuard({ about }: { about: About }) {
  const { data } = useQuery(read(readStudyGuard, about))
  return data?.guard ? <GuardCard guard={data.guard} isPaymentClosed={data.isPaymentClosed} /> : null
}

/** Whether the course takes no payment any more because it cannot be finished this year. */
export function usePaymentClosed(about: About): boolean {
  const { data } = useQuery(read(readStudyGuard, about))
  return data?.isPaymentClosed ?? false
}
