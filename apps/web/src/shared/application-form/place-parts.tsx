import { TextField } from '@hygiene/ui'
import type { fieldOf } from '../forms/part.ts'
import styles from './application-form.module.css'
import type { Place } from './place.ts'

/** The words of a place that are typed; whether it has a number yet is a mark. */
export type PlaceWord = Exclude<keyof Place, 'beforeReport'>
type Field = ReturnType<typeof fieldOf<PlaceWord>>

export function PlaceNumber({ field }: { field: Field }) {
  return (
    <TextField
      label="영업신고번호"
      hint="영업신고증 오른쪽 위에 적힌 번호입니다."
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      {...field('licenseNumber', { businessTypeName: '' })}
    />
  )
}

type PlaceNamesProps = { field: Field; beforeReport?: boolean }

export function PlaceNames({ field, beforeReport = false }: PlaceNamesProps) {
  return (
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
  )
}

export function PlaceAddress({ field }: { field: Field }) {
  return (
    <TextField
      label="영업장 주소"
      autoComplete="off"
      maxLength={150}
      {...field('address', { zipCode: '' })}
    />
  )
}

export function PlaceDetail({ field }: { field: Field }) {
  return (
    <TextField
      label="상세 주소"
      hint="건물 이름, 층, 호"
      optional
      autoComplete="off"
      maxLength={100}
      {...field('address2')}
    />
  )
}
