import { CheckboxField, SelectField } from '@hygiene/ui'
import type { Part } from '@hygiene/client/use-fields'
import styles from './application-form.module.css'
import { AddressSearch } from '../address-search/address-search.tsx'
import type { FoundAddress } from '../address-search/found-address.ts'
import { askedOf, PlaceAddress, PlaceDetail, PlaceNames, placeField, PlaceNumber } from './place-parts.tsx'
import type { Place } from './place.ts'
import { type Province, provinceOf } from './provinces.ts'

type PlaceFieldsProps = Part<Place> & {
  provinces: readonly Province[]
  /** A new operator may not have a number yet (Food Sanitation Act Art. 41②). */
  mayBeUnreported?: boolean | undefined
}

export function PlaceFields({ provinces, mayBeUnreported, ...part }: PlaceFieldsProps) {
  const field = placeField(part)
  const { beforeReport, taken } = part.draft
  const asks = askedOf(part)

  function takeAddress(found: FoundAddress) {
    part.change({
      address: found.roadAddr,
      zipCode: found.zipNo,
      sidoCode: provinceOf(found.admCd, found.roadAddr, provinces),
    })
  }

  return (
    <>
      {!beforeReport && asks('licenseNumber') && <PlaceNumber field={field} />}
      {mayBeUnreported && !taken && (
        <CheckboxField
          label="영업신고 전입니다 (번호 없음)"
          name="beforeReport"
          checked={beforeReport}
          onChange={({ target }) =>
            part.change({ beforeReport: target.checked, licenseNumber: '', businessTypeName: '' })
          }
        />
      )}
      <PlaceNames field={field} asks={asks} beforeReport={beforeReport} printedName={taken?.printedName} />
      {asks('address') && (
        <div className={styles.address}>
          <PlaceAddress field={field} />
          <AddressSearch onPick={takeAddress} />
        </div>
      )}
      {(asks('address') || asks('sidoCode')) && (
        <div className={styles.pair}>
          {asks('address') && <PlaceDetail field={field} />}
          {asks('sidoCode') && (
            <SelectField
              label="시·도"
              hint="영업장이 있는 곳입니다."
              emptyLabel="골라주세요"
              options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
              {...field('sidoCode')}
            />
          )}
        </div>
      )}
    </>
  )
}
