import { addressOnScreen } from '@hygiene/domain/postal-address'
import type { PageFacts } from '@hygiene/contracts/kit/paging'
import { SearchResults, NoSearchResults, SearchResult } from '../search-results/search-results.tsx'
import type { FoundAddress } from './found-address.ts'

type AddressResultsProps = {
  addresses: readonly FoundAddress[]
  pageInfo: PageFacts
  onGo: (page: number) => void
  onPick: (address: FoundAddress) => void
}

export function AddressResults({ addresses, pageInfo, onGo, onPick }: AddressResultsProps) {
  const { page, totalPage, totalRow } = pageInfo
  if (addresses.length === 0) {
    return (
      <NoSearchResults message="조회된 내용이 없습니다.">
        <p>도로명과 건물번호를 함께 넣어 다시 찾아보세요.</p>
      </NoSearchResults>
    )
  }
  return (
    <SearchResults
      key={page}
      title={`찾은 주소 ${totalRow}건`}
      pager={{ label: '주소', page, total: totalPage, onGo }}
    >
      {addresses.map((address) => (
        <SearchResult key={`${address.zipNo} ${address.roadAddr}`} onPick={() => onPick(address)}>
          <strong>{addressOnScreen(address.roadAddr)}</strong>
          <span>지번 {address.jibunAddr}</span>
          <span>우편번호 {address.zipNo}</span>
        </SearchResult>
      ))}
    </SearchResults>
  )
}
