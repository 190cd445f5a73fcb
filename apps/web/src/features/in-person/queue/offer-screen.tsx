import { Loaded, read, Refused } from '@hygiene/client'
import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'
import { OfferCard } from './offer-card.tsx'
import { tokenIn } from './offer-token.ts'

/** /edu/offline/offer: the seat a text message tells of, shown to the holder of the link, also signed out. */
export function OfferScreen() {
  const token = useHashSecret('seatOffer', tokenIn)
  return <Screen width="narrow">{token === null ? <NoOffer /> : <Asked token={token} />}</Screen>
}

function Asked({ token }: { token: string }) {
  const offer = useQuery({ ...read(readOffer, { token }), staleTime: 0, refetchOnWindowFocus: true })
  if (offer.error instanceof Refused) return <NoOffer />
  return <Loaded query={offer}>{(entity) => <OfferCard token={token} offer={entity} />}</Loaded>
}

function NoOffer() {
  return (
    <EmptyState message={REFUSALS.OFFER_NOT_FOUND.message}>
      <Link {...linkButton()} to="/edu/offline/list">
        신청 내역 보기
      </Link>
    </EmptyState>
  )
}
