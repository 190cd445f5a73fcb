import { read } from '@hygiene/client'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { type ExemptionGround, exemptionGroundLabel } from '@hygiene/domain/education/exemption/exemption'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { optionsOf, SelectField, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './exemptions.module.css'
import type { Typed } from './exemption-form.ts'

type ExemptionFieldsProps = {
  typed: Typed
  errors: Partial<Record<keyof Typed, string>>
  onType: (more: Partial<Typed>) => void
}

/** The facts of an exemption: the member, the course that is spared, and the paper. */
export function ExemptionFields({ typed, errors, onType }: ExemptionFieldsProps) {
  const provinces = useQuery(read(listProvinces, {}))
  const text = (name: 'memberNo' | 'year' | 'licenseNumber' | 'paperNumber' | 'institution') => ({
    name,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <SelectField
        label="근거"
        name="ground"
        options={optionsOf(exemptionGroundLabel)}
        value={typed.ground}
        onChange={({ target }) => {
          const ground = target.value as ExemptionGround
          onType(ground === 'cookLicence' ? { ground, salesType: '1' } : { ground })
        }}
      />
      <TextField label="회원번호" inputMode="numeric" maxLength={9} {...text('memberNo')} />
      <TextField label="연도" inputMode="numeric" maxLength={4} {...text('year')} />
      <SelectField
        label="교육"
        name="salesType"
        options={optionsOf(salesTypeLabel)}
        value={typed.salesType}
        onChange={({ target }) => onType({ salesType: target.value as Typed['salesType'] })}
      />
      <SelectField
        label="업종"
        name="industryType"
        options={optionsOf(industryTypeLabel)}
        value={typed.industryType}
        onChange={({ target }) => onType({ industryType: target.value as Typed['industryType'] })}
      />
      <TextField label="영업신고번호" optional maxLength={30} {...text('licenseNumber')} />
      <SelectField
        label="시·도"
        name="sidoCode"
        emptyLabel="골라주세요"
        options={(provinces.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.sidoCode}
        error={errors.sidoCode}
        onChange={({ target }) => onType({ sidoCode: target.value })}
      />
      <TextField label="발급 기관" maxLength={80} {...text('institution')} />
      <TextField label="증빙 번호" maxLength={60} {...text('paperNumber')} />
    </div>
  )
}
