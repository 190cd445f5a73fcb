import { LICENCES_COUNTED } from '@hygiene/domain/platform/licence-register/register-row'
import { useState } from 'react'
import { SearchResults, NoSearchResults, SearchResult } from '../search-results/search-results.tsx'
import styles from './licence-search.module.css'
import type { FoundLicence } from './found-licence.ts'

/** Shows ten results per page on the client (specification section 7, licence lookup). */
const PER_PAGE = 10

type LicenceResultsProps = {
  licences: readonly FoundLicence[]
  totalRow: number
  onPick: (licence: FoundLicence) => void
}

export function LicenceResults({ licences, totalRow, onPick }: LicenceResultsProps) {
  const [page, setPage] = useState(1)

  if (licences.length === 0) return <NothingFound />

  const shown = licences.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return (
    <SearchResults
      key={page}
      title={`찾은 영업장 ${totalRow.toLocaleString('ko')}곳${totalRow < LICENCES_COUNTED ? '' : ' 이상'}`}
      note={
        totalRow > licences.length &&
        `앞의 ${licences.length}곳만 보여드립니다. 지역이나 대표자명을 더 넣어 찾아주세요.`
      }
      pager={{ label: '검색 결과', page, total: Math.ceil(licences.length / PER_PAGE), onGo: setPage }}
    >
      {shown.map((licence) => (
        <SearchResult key={licence.lcns_no} onPick={() => onPick(licence)}>
          <strong>{licence.bssh_nm}</strong>
          <span>
            {licence.busn_type_nm} · 대표자 {licence.prsdnt_nm_secu}
          </span>
          <span>{licence.site_addr}</span>
          <span className={styles.number}>영업신고번호 {licence.lcns_no}</span>
        </SearchResult>
      ))}
    </SearchResults>
  )
}

function NothingFound() {
  return (
    <NoSearchResults>
      <p>
        업소명의 2~3글자만 넣거나, 지역과 대표자명만 넣어 다시 찾아보세요.
        <br />
        그래도 없으면 창을 닫고 영업신고증을 보며 직접 입력해주세요.
      </p>
    </NoSearchResults>
  )
}
