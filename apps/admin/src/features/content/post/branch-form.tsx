import { read } from '@hygiene/client'
import { listBranches } from '@hygiene/contracts/content/branch/list-branches'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { DateField, SelectField, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './contents.module.css'
import { type FormOf, typedInto } from './form-types.ts'

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
  const day = (name: 'opensOn' | 'closesOn', label: string, hint: string) => (
    <DateField
      label={label}
      hint={hint}
      optional
      type="date"
      name={name}
      value={body[name] ?? ''}
      onChange={({ target }) => onChange({ ...body, [name]: target.value === '' ? null : target.value })}
    />
  )
  return (
    <>
      <TextField label="이름" maxLength={60} {...typedInto(body, 'title', onChange)} />
      <Place body={body} onChange={onChange} />
      <div className={styles.fields}>
        {day('opensOn', '여는 날', '비우면 처음부터 보입니다.')}
        {day('closesOn', '닫는 날', '이날부터 보이지 않습니다.')}
      </div>
      <TextField label="전화번호" inputMode="tel" maxLength={20} {...typedInto(body, 'phone', onChange)} />
      <TextField label="주소" maxLength={150} {...typedInto(body, 'address', onChange)} />
      <TextField label="운영 시간" maxLength={100} {...typedInto(body, 'openHours', onChange)} />
      <TextField label="지도 주소" optional maxLength={300} {...typedInto(body, 'mapUrl', onChange)} />
      <div className={styles.fields}>
        {degrees('latitude', '위도')}
        {degrees('longitude', '경도')}
      </div>
    </>
  )
}

/**
 * Chooses the province and the 지회. They are empty in versions saved before these fields existed; such a branch keeps its place.
 */
function Place({ body, onChange }: FormOf<'branch'>) {
  const provinces = useQuery(read(listProvinces, {}))
  const branches = useQuery(read(listBranches, {}))
  const upper = (branches.data?.list ?? []).filter(({ parentBranchNo }) => parentBranchNo === null)
  return (
    <div className={styles.fields}>
      <SelectField
        label="시·도"
        name="sidoCode"
        emptyLabel="고르지 않음"
        options={(provinces.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={body.sidoCode ?? ''}
        onChange={({ target }) => onChange({ ...body, sidoCode: target.value || undefined })}
      />
      <SelectField
        label="속한 지회"
        name="parentNo"
        emptyLabel="없음 (지회)"
        options={upper.map(({ branchNo, branchName }) => ({ value: String(branchNo), label: branchName }))}
        value={body.parentNo ? String(body.parentNo) : ''}
        onChange={({ target }) =>
          onChange({ ...body, parentNo: target.value === '' ? null : Number(target.value) })
        }
      />
    </div>
  )
}
