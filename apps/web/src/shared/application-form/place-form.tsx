import type { Part } from '../forms/part.ts'
import styles from './application-form.module.css'
import { foundPlace } from './found-place.ts'
import { PlaceFields } from './place-fields.tsx'
import type { Place } from './place.ts'
import { useLicencePick } from './use-licence-pick.tsx'
import { useProvinces } from './use-provinces.ts'

type PlaceFormProps = Part<Place> & { applicantName: string; mayBeUnreported?: boolean }

/** The place, found in the register or written by hand. */
export function PlaceForm({ applicantName, mayBeUnreported, ...part }: PlaceFormProps) {
  const provinces = useProvinces()
  const { parts, maskedName } = useLicencePick(part.draft.licenseNumber, (licence) =>
    part.change(foundPlace(licence, applicantName, provinces)),
  )

  return (
    <div className={styles.fields}>
      {parts}
      <PlaceFields
        {...part}
        provinces={provinces}
        mayBeUnreported={mayBeUnreported}
        maskedName={maskedName}
      />
    </div>
  )
}
