import { Loaded, read } from '@hygiene/client'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import {
  EducationRegion,
  educationRegionLabel,
  regionOfProvince,
} from '@hygiene/domain/in-person/session/region'
import { Card, ChoiceChips, EmptyState } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type Branch, BranchList } from '../../../shared/branch-list/branch-list.tsx'
import { NearestBranches } from './nearest-branches.tsx'

const REGIONS = [
  { value: '', label: '전국' },
  ...Object.values(EducationRegion).map((region) => ({
    value: String(region),
    label: educationRegionLabel[region],
  })),
]

/** /info/branch: the nearest, and all by region; the region stands in the address. */
export function Branches() {
  const branches = useQuery(read(listBranchContacts, {}))
  return (
    <Loaded query={branches}>
      {({ list }) => (
        <>
          <NearestBranches branches={list} />
          <BranchesByRegion branches={list} />
        </>
      )}
    </Loaded>
  )
}

function BranchesByRegion({ branches }: { branches: readonly Branch[] }) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('region') ?? ''
  const region = REGIONS.find(({ value }) => value === asked) ?? { value: '', label: '전국' }
  const shown = branches.filter(
    ({ sidoCode }) => region.value === '' || String(regionOfProvince(sidoCode)) === region.value,
  )
  return (
    <Card title="지역별 연락처">
      <ChoiceChips
        legend="지역"
        name="region"
        options={REGIONS}
        value={region.value}
        onChange={(next) =>
          setQuery(next === '' ? {} : { region: next }, { replace: true, preventScrollReset: true })
        }
      />
      <p role="status">
        {region.label} {shown.length}곳
      </p>
      {shown.length === 0 ? <EmptyState /> : <BranchList branches={shown} />}
    </Card>
  )
}
