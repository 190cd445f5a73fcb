import { industryTypeLabel } from '@hygiene/domain/text'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { Badge, Button, Card } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import styles from '../../../shared/application-form/application-form.module.css'
import type { TradePlace } from './places.ts'
import { PlaceEligibility } from './place-eligibility.tsx'
import type { Eligibility } from './use-eligibility.ts'

type PlaceRowProps = {
  place: TradePlace
  eligibility: UseQueryResult<Eligibility> | undefined
  onEdit: () => void
  onRemove: () => void
}

/** A completed licence of the form: its facts, its eligibility, and the buttons to change or remove it. */
export function PlaceRow({ place, eligibility, onEdit, onRemove }: PlaceRowProps) {
  const mayApply = eligibility?.data?.eligible === true
  return (
    <Card
      isRow
      title={place.businessName}
      lead={`${industryTypeLabel[place.industryType]} · ${addressOnScreen(place.address, place.address2)}`}
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
