import { read } from '@hygiene/client'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import {
  EducationRegion,
  educationRegionLabel,
  regionOfProvince,
} from '@hygiene/domain/in-person/session/region'
import { ChoiceChips, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './region-choice.module.css'
import type { SessionSearch } from './session-search.ts'

type RegionChoiceProps = {
  search: SessionSearch
  onSearch: (search: SessionSearch) => void
  legend: string
  hideLegend?: boolean
  error?: string
}

const REGIONS = Object.values(EducationRegion).map((region) => ({
  value: `${region}` as const,
  label: educationRegionLabel[region],
}))

export function RegionChoice({ search, onSearch, ...text }: RegionChoiceProps) {
  const { data } = useQuery({ ...read(listProvinces, {}), staleTime: Number.POSITIVE_INFINITY })
  const near = (data?.list ?? []).filter(({ code }) => String(regionOfProvince(code)) === search.region)

  return (
    <div className={styles.choice}>
      <ChoiceChips
        {...text}
        name="region"
        options={REGIONS}
        value={search.region === '' ? undefined : search.region}
        onChange={(region) => onSearch({ ...search, region, sidoCode: '', day: '' })}
      />
      {search.region !== '' && (
        <SelectField
          label="시·도"
          name="province"
          emptyLabel={`${educationRegionLabel[Number(search.region) as EducationRegion]} 전체`}
          options={near.map(({ code, name }) => ({ value: code, label: name }))}
          value={search.sidoCode}
          onChange={({ target }) => onSearch({ ...search, sidoCode: target.value, day: '' })}
        />
      )}
    </div>
  )
}
