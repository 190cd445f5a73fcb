import { industryTypeLabel, postalAddress } from '@hygiene/domain'
import { Badge, Button, Card } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import styles from '../../shared/application-form/application-form.module.css'
import type { TradePlace } from './places.ts'
import { PlaceEligibility } from './place-eligibility.tsx'
import type { Eligibility } from './use-eligibility.ts'

type PlaceRowProps = {
  place: TradePlace
  eligibility: UseQueryResult<Eligibility> | undefined
  onEdit: () => void
  onRemove: () => void
}

/** A licence that has been written: what it is, whether it may be applied for, mending and taking out. */
export function PlaceRow({ place, eligibility, onEdit, onRemove }: PlaceRowProps) {
  const mayApply = eligibility?.data?.eligible === true
  return (
    <Card
      isRow
      title={place.businessName}
      lead={`${industryTypeLabel[place.industryType]} · ${postalAddress(place.address, place.address2)}`}
      action={mayApply && <Badge tone="brand">신청 가능</Badge>}
    >
      {eligibility && !mayApply && <PlaceEligibility eligibility={eligibility} />}
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
