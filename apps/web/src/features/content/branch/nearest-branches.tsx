import { nearestByPosition, type WithDistance } from '@hygiene/domain/content/branch/near-position'
import { Button, Card, NoticeBox } from '@hygiene/ui'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { locate } from '../../../app/native-wrapper/locate.ts'
import { type Branch, BranchList } from '../../../shared/branch-list/branch-list.tsx'
import styles from './nearest-branches.module.css'

const SHOWN = 3

type Search = 'untold' | 'asking' | 'refused' | readonly WithDistance<Branch>[]

/** The position is asked for on a press only and leaves the device for no server. */
export function NearestBranches({ branches }: { branches: readonly Branch[] }) {
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
