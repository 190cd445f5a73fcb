import type { Part } from '../forms/part.ts'
import styles from './application-form.module.css'
import { foundPlace } from './found-place.ts'
import { LicenceSearch } from '../licence-search/licence-search.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { Place } from './place.ts'
import { useProvinces } from './use-provinces.ts'

type PlaceFormProps = Part<Place> & { applicantName: string; mayBeUnreported?: boolean }

/** The place, found in the register or written by hand. */
export function PlaceForm({ applicantName, mayBeUnreported, ...part }: PlaceFormProps) {
  const provinces = useProvinces()

  return (
    <div className={styles.fields}>
      <div className={styles.search}>
        <LicenceSearch onPick={(licence) => part.change(foundPlace(licence, applicantName, provinces))} />
      </div>
      <PlaceFields {...part} provinces={provinces} mayBeUnreported={mayBeUnreported} />
    </div>
  )
}
