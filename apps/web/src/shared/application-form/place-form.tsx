import type { ReactNode } from 'react'
import type { Part } from '@hygiene/client/use-fields'
import styles from './application-form.module.css'
import { PickedPlace } from './picked-place.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { Place } from './place.ts'
import { useProvinces } from './use-provinces.ts'

type PlaceFormProps = Part<Place> & {
  mayBeUnreported?: boolean
  verdict: ReactNode
  isRefused?: boolean
}

/** A refused place from the register shows no further fields. */
export function PlaceForm({ mayBeUnreported, verdict, isRefused = false, ...part }: PlaceFormProps) {
  const provinces = useProvinces()
  return (
    <div className={styles.fields}>
      <PickedPlace draft={part.draft} change={part.change} provinces={provinces}>
        {verdict}
      </PickedPlace>
      {!(part.draft.taken && isRefused) && (
        <PlaceFields {...part} provinces={provinces} mayBeUnreported={mayBeUnreported} />
      )}
      {!part.draft.taken && verdict}
    </div>
  )
}
