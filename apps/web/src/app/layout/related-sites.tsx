import { read } from '@hygiene/client'
import { listSites } from '@hygiene/contracts/content/banner/list-sites'
import { useQuery } from '@tanstack/react-query'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import styles from './related-sites.module.css'

/** Uses a list that expands, because a link must not open by mere selection (KWCAG 사용자 요구에 따른 실행). */
export function RelatedSites() {
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useQuery({
    ...read(listSites, { page: 1, limit: -1 }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  const sites = data?.list ?? []
  const want = () => setIsWanted(true)
  return (
    <details className={styles.sites} onToggle={want}>
      <summary onPointerEnter={want} onFocus={want}>
        관련 사이트
        <ChevronUp aria-hidden />
      </summary>
      <ul>
        {sites.map(({ siteNo, name, url }) => (
          <li key={siteNo}>
            <a href={url} target="_blank" rel="noreferrer">
              {name} (새 창)
            </a>
          </li>
        ))}
        {data?.list.length === 0 && <li>내역이 존재하지 않습니다.</li>}
      </ul>
    </details>
  )
}
