import { Loaded, read } from '@hygiene/client'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { nearestByPosition, type WithDistance } from '@hygiene/domain/content/branch/near-position'
import {
  EducationRegion,
  educationRegionLabel,
  regionOfProvince,
} from '@hygiene/domain/in-person/session/region'
import { Button, Card, ChoiceChips, EmptyState, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { locate } from '../../../app/native-wrapper/locate.ts'
import { type Branch, BranchList } from '../../../shared/branch-list/branch-list.tsx'
import styles from './nearest-branches.module.css'

const SHOWN = 3

type Search = 'untold' | 'asking' | 'refused' | readonly WithDistance<Branch>[]

/** Reads the position only on a press and sends it to no server. */
function NearestBranches({ branches }: { branches: readonly Branch[] }) {
  const [search, setSearch] = useState<Search>('untold')

  async function view() {
    setSearch('asking')
    const position = await locate()
    setSearch(position ? nearestByPosition(branches, position).slice(0, SHOWN) : 'refused')
  }

  return (
    <Card
      title="가까운 곳 찾기"
      lead="지금 계신 곳에서 가까운 지회·지부를 찾습니다. 위치는 거리를 재는 데만 쓰고, 보내거나 남기지 않습니다."
    >
      <div>
        <Button busy={search === 'asking'} onClick={() => void view()}>
          <LocateFixed aria-hidden />내 위치로 찾기
        </Button>
        <div role="status" className={styles.answer}>
          {search === 'refused' && (
            <NoticeBox tone="warn" title="위치를 알 수 없습니다.">
              <p>
                휴대전화나 브라우저에서 위치 사용을 허용하고 다시 눌러주세요. 아래에서 지역을 고르셔도 됩니다.
              </p>
            </NoticeBox>
          )}
          {typeof search === 'object' && <NearestList found={search} />}
        </div>
      </div>
    </Card>
  )
}

function NearestList({ found }: { found: readonly WithDistance<Branch>[] }) {
  const kmOf = new Map(found.map(({ branch, km }) => [branch.branchNo, km]))
  return (
    <BranchList
      branches={found.map(({ branch }) => branch)}
      distanceOf={({ branchNo }) => distanceText(kmOf.get(branchNo) ?? 0)}
    />
  )
}

function distanceText(km: number): string {
  return km < 1 ? '1km 안' : `직선으로 약 ${Math.round(km).toLocaleString('ko-KR')}km`
}

const REGIONS = [
  { value: '', label: '전국' },
  ...Object.values(EducationRegion).map((region) => ({
    value: String(region),
    label: educationRegionLabel[region],
  })),
]

/** Shows the nearest branches and all branches by region at /info/branch; the region is kept in the address. */
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
