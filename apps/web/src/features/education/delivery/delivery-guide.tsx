import { Loaded, read } from '@hygiene/client'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { nearestByAddress } from '@hygiene/domain/content/branch/near-address'
import { Card, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AddressSearch } from '../../../shared/address-search/address-search.tsx'
import { type Branch, BranchList } from '../../../shared/branch-list/branch-list.tsx'
import form from '../../../shared/forms/form.module.css'
import styles from './delivery.module.css'

const LONGEST_ADDRESS = 150

function NearBranch() {
  const [query] = useSearchParams()
  const [picked, setPicked] = useState<string>()
  const branches = useQuery(read(listBranchContacts, {}))
  const address = (picked ?? query.get('address') ?? '').trim().slice(0, LONGEST_ADDRESS)
  return (
    <Card title="물어볼 곳" lead="영업장과 가까운 지회·지부가 위생 관리와 교육을 도와드립니다.">
      <Loaded query={branches}>{({ list }) => <BranchOf address={address} branches={list} />}</Loaded>
      <div className={form.buttons}>
        <AddressSearch onPick={({ roadAddr }) => setPicked(roadAddr)} />
        <Link {...linkButton({ tone: 'quiet' })} to="/info/branch">
          지회·지부 모두 보기
        </Link>
      </div>
    </Card>
  )
}

function BranchOf({ address, branches }: { address: string; branches: readonly Branch[] }) {
  if (address === '') return <p>영업장 주소를 찾으시면 가까운 곳을 알려드립니다.</p>
  const branch = nearestByAddress(branches, address)
  return (
    <>
      <p role="status">
        {branch
          ? `‘${address}’에서 가까운 곳입니다.`
          : `‘${address}’에서 가까운 곳을 찾지 못했습니다. 주소를 시·도부터 찾아주세요.`}
      </p>
      {branch && <BranchList branches={[branch]} />}
    </>
  )
}

const RULES: readonly { title: string; sentences: readonly string[] }[] = [
  {
    title: '만들 때',
    sentences: [
      '손은 비누로 30초 이상 씻고, 날음식과 익힌 음식의 칼과 도마를 따로 씁니다.',
      '고기는 속까지 75℃ 이상, 조개류는 85℃ 이상에서 1분 넘게 익힙니다.',
      '주문이 몰려도 미리 만들어 상온에 두지 않습니다.',
    ],
  },
  {
    title: '담을 때',
    sentences: [
      '뜨거운 음식은 60℃ 이상, 찬 음식은 5℃ 이하로 두고 따로 담습니다.',
      '식품용 기구 표시가 있는 깨끗한 용기를 씁니다.',
      '새지 않게 닫고, 열면 표시가 나는 스티커로 봉합니다.',
      '포장이나 영수증에 원산지를 표시합니다.',
    ],
  },
  {
    title: '보낼 때',
    sentences: [
      '다 되면 바로 보냅니다. 배달통과 보온 가방은 날마다 닦고 소독합니다.',
      '‘받으시면 2시간 안에 드세요’라고 적어 보냅니다.',
      '상했다는 연락을 받으면 같은 음식의 판매를 멈추고, 남은 것을 버리지 말고 따로 둡니다.',
    ],
  },
]

export function DeliveryGuide() {
  return (
    <>
      <Card title="배달 음식, 이것만은 지켜주세요">
        {RULES.map(({ title, sentences }) => (
          <section key={title} className={styles.part}>
            <h3>{title}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          음식마다 지킬 온도는 <Link to="/recipe?searchType=6">위생 조리법</Link>에 있습니다.
        </p>
      </Card>
      <NearBranch />
    </>
  )
}
