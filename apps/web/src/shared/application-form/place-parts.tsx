import { TextField } from '@hygiene/ui'
import { undrawableSentence } from '@hygiene/domain/printed-text'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import styles from './application-form.module.css'
import { isMasked } from './found-place.ts'
import type { Place } from './place.ts'

type PlaceWord = Exclude<keyof Place, 'beforeReport' | 'taken'>
type Field = ReturnType<typeof fieldOf<Pick<Place, PlaceWord>>>

/** Some phones compose syllables from these jamo, so they are not reported as unprintable. */
const IN_COMPOSITION = /[\u1100-\u11FF]/gu

/** Reports a character that no document can print while it is typed. */
export function placeField(part: Part<Place>): Field {
  const field = fieldOf<Pick<Place, PlaceWord>>(part)
  return (name, besides) => {
    const drawn = field(name, besides)
    const unprintable = undrawableSentence(drawn.value.replace(IN_COMPOSITION, ''))
    return { ...drawn, error: drawn.error ?? unprintable ?? undefined }
  }
}

export function askedOf({ draft: { taken }, wrong }: Part<Place>): (name: PlaceWord) => boolean {
  return (name) => !taken || taken.asked.includes(name) || wrong[name] !== undefined
}

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

type PlaceNamesProps = {
  field: Field
  asks: (name: PlaceWord) => boolean
  beforeReport?: boolean
  printedName: string | undefined
}

export function PlaceNames({ field, asks, beforeReport = false, printedName }: PlaceNamesProps) {
  if (!asks('businessName') && !asks('representative')) return null
  return (
    <div className={styles.pair}>
      {asks('businessName') && (
        <TextField
          label="업소명"
          hint={beforeReport ? '쓰실 이름입니다.' : '영업신고증에 적힌 이름입니다.'}
          autoComplete="organization"
          maxLength={80}
          {...field('businessName')}
        />
      )}
      {asks('representative') && (
        <TextField
          label="대표자명"
          hint={representativeHint(beforeReport, printedName)}
          autoComplete="off"
          maxLength={40}
          {...field('representative')}
        />
      )}
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

function representativeHint(beforeReport: boolean, printedName = ''): string {
  if (beforeReport) return '영업신고를 하실 분입니다.'
  if (!isMasked(printedName)) return '영업신고증에 적힌 대표자입니다.'
  return `검색 결과에는 ‘${printedName}’로 가려져 있습니다. 영업신고증에 적힌 이름을 모두 써주세요.`
}
