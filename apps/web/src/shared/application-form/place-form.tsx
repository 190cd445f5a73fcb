import type { ReactNode } from 'react'
import type { Part } from '../forms/part.ts'
import styles from './application-form.module.css'
import { PickedPlace } from './picked-place.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { Place } from './place.ts'
import { useProvinces } from './use-provinces.ts'

type PlaceFormProps = Part<Place> & {
  mayBeUnreported?: boolean
  /** Whether the place may be applied for. */
  verdict: ReactNode
}

/** The place, found in the register or written by hand, with the verdict on it. */
export function PlaceForm({ mayBeUnreported, verdict, ...part }: PlaceFormProps) {
  const provinces = useProvinces()
  return (
    <div className={styles.fields}>
      <PickedPlace draft={part.draft} change={part.change} provinces={provinces}>
        {verdict}
      </PickedPlace>
      <PlaceFields {...part} provinces={provinces} mayBeUnreported={mayBeUnreported} />
      {!part.draft.taken && verdict}
    </div>
  )
}
