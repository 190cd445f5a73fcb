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

const LONGEST_ADDRESS = 150

/** The branch of the address that the screen was opened with, or of one that is searched for here. */
export function NearBranch() {
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
