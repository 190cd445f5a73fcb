import { TextField } from '@hygiene/ui'
import styles from './contents.module.css'
import { type FormOf, typedInto } from './form-types.ts'

/** How a branch is reached. */
export function BranchForm({ body, onChange }: FormOf<'branch'>) {
  const degrees = (name: 'latitude' | 'longitude', label: string) => (
    <TextField
      label={label}
      optional
      type="number"
      step="any"
      value={body[name] ?? ''}
      onChange={({ target }) =>
        onChange({ ...body, [name]: target.value === '' ? null : Number(target.value) })
      }
    />
  )
  return (
    <>
      <TextField label="이름" maxLength={60} {...typedInto(body, 'title', onChange)} />
      <TextField label="전화번호" inputMode="tel" maxLength={20} {...typedInto(body, 'phone', onChange)} />
      <TextField label="주소" maxLength={150} {...typedInto(body, 'address', onChange)} />
      <TextField label="여는 때" maxLength={100} {...typedInto(body, 'openHours', onChange)} />
      <TextField label="지도 주소" optional maxLength={300} {...typedInto(body, 'mapUrl', onChange)} />
      <div className={styles.fields}>
        {degrees('latitude', '위도')}
        {degrees('longitude', '경도')}
      </div>
    </>
  )
}
