import { industryTypeLabel, postalAddress } from '@hygiene/domain'
import { Badge, Button, Card } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import styles from '../../applying/applying.module.css'
import type { TradePlace } from './places.ts'
import { PlaceVerdict } from './place-verdict.tsx'
import type { Eligibility } from './use-eligibility.ts'

type PlaceRowProps = {
  place: TradePlace
  verdict: UseQueryResult<Eligibility> | undefined
  onEdit: () => void
  onRemove: () => void
}

/** A licence that has been written: what it is, whether it may be applied for, mending and taking out. */
export function PlaceRow({ place, verdict, onEdit, onRemove }: PlaceRowProps) {
  const mayApply = verdict?.data?.eligible === true
  return (
    <Card
      isRow
      title={place.businessName}
      lead={`${industryTypeLabel[place.industryType]} · ${postalAddress(place.address, place.address2)}`}
      action={mayApply && <Badge tone="brand">신청 가능</Badge>}
    >
      {verdict && !mayApply && <PlaceVerdict verdict={verdict} />}
      <div className={styles.choices}>
        <Button tone="secondary" size="small" aria-label={`${place.businessName} 고치기`} onClick={onEdit}>
          고치기
        </Button>
        <Button tone="secondary" size="small" aria-label={`${place.businessName} 빼기`} onClick={onRemove}>
          빼기
        </Button>
      </div>
    </Card>
  )
}
