import styles from './applying.module.css'
import type { FoundLicence, LentParts } from './lent-parts.ts'
import type { Part } from './part.ts'
import type { Place } from './place.ts'
import { PlaceFields } from './place-fields.tsx'
import { mayBeName, provinceOf } from './provinces.ts'
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

  function takeLicence(licence: FoundLicence) {
    part.change({
      beforeReport: false,
      licenseNumber: licence.lcns_no,
      businessName: licence.bssh_nm,
      businessTypeName: licence.busn_type_nm,
      representative: mayBeName(licence.prsdnt_nm_secu, applicantName)
        ? applicantName
        : licence.prsdnt_nm_secu,
      address: licence.site_addr,
      address2: '',
      zipCode: '',
      sidoCode: provinceOf(licence.sido_cd, licence.site_addr, provinces),
    })
  }

  return (
    <div className={styles.fields}>
      <div className={styles.search}>
        <LicenceSearch onPick={takeLicence} />
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
