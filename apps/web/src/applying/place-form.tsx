import type { Part } from '../forms/part.ts'
import styles from './applying.module.css'
import { foundPlace } from './found-place.ts'
import type { LentParts } from './lent-parts.ts'
import { PlaceFields } from './place-fields.tsx'
import type { Place } from './place.ts'
import { useProvinces } from './use-provinces.ts'

type PlaceFormProps = Part<Place> &
  Pick<LentParts, 'LicenceSearch' | 'AddressSearch'> & { applicantName: string; mayBeUnreported?: boolean }

/** The place, found in the register or written by hand. */
export function PlaceForm({
  LicenceSearch,
  AddressSearch,
  applicantName,
  mayBeUnreported,
  ...part
}: PlaceFormProps) {
  const provinces = useProvinces()

  return (
    <div className={styles.fields}>
      <div className={styles.search}>
        <LicenceSearch onPick={(licence) => part.change(foundPlace(licence, applicantName, provinces))} />
      </div>
      <PlaceFields
        {...part}
        provinces={provinces}
        AddressSearch={AddressSearch}
        mayBeUnreported={mayBeUnreported}
      />
    </div>
  )
}
