import { CheckboxField, SelectField, TextField } from '@hygiene/ui'
import styles from './applying.module.css'
import type { FoundAddress, LentParts } from './lent-parts.ts'
import { fieldOf, type Part } from '../forms/part.ts'
import type { Place } from './place.ts'
import { type Province, provinceOf } from './provinces.ts'

type PlaceFieldsProps = Part<Place> &
  Pick<LentParts, 'AddressSearch'> & {
    provinces: readonly Province[]
    /** Whoever opens may have no number yet (Food Sanitation Act Art. 41②). */
    mayBeUnreported?: boolean | undefined
  }

export function PlaceFields({ provinces, AddressSearch, mayBeUnreported, ...part }: PlaceFieldsProps) {
  const field = fieldOf<Exclude<keyof Place, 'beforeReport'>>(part)
  const { beforeReport } = part.draft

  function takeAddress(found: FoundAddress) {
    part.change({
      address: found.roadAddr,
      zipCode: found.zipNo,
      sidoCode: provinceOf(found.admCd, found.roadAddr, provinces),
    })
  }

  return (
    <>
      {!beforeReport && (
        <TextField
          label="영업신고번호"
          hint="영업신고증 오른쪽 위에 적힌 번호입니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          {...field('licenseNumber', { businessTypeName: '' })}
        />
      )}
      {mayBeUnreported && (
        <CheckboxField
          label="영업신고 전입니다 (신고번호 없음)"
          name="beforeReport"
          checked={beforeReport}
          onChange={({ target }) =>
            part.change({ beforeReport: target.checked, licenseNumber: '', businessTypeName: '' })
          }
        />
      )}
      <div className={styles.pair}>
        <TextField
          label="업소명"
          hint={beforeReport ? '쓰실 이름입니다.' : '영업신고증에 적힌 이름입니다.'}
          autoComplete="organization"
          maxLength={80}
          {...field('businessName')}
        />
        <TextField
          label="대표자명"
          hint={beforeReport ? '영업신고를 하실 분입니다.' : '영업신고증에 적힌 대표자입니다.'}
          autoComplete="off"
          maxLength={40}
          {...field('representative')}
        />
      </div>
      <div className={styles.address}>
        <TextField
          label="영업장 주소"
          autoComplete="off"
          maxLength={150}
          {...field('address', { zipCode: '' })}
        />
        <AddressSearch onPick={takeAddress} />
      </div>
      <div className={styles.pair}>
        <TextField
          label="상세 주소"
          hint="건물 이름, 층, 호"
          optional
          autoComplete="off"
          maxLength={100}
          {...field('address2')}
        />
        <SelectField
          label="시·도"
          hint="영업장이 있는 곳입니다."
          emptyLabel="골라주세요"
          options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('sidoCode')}
        />
      </div>
    </>
  )
}
