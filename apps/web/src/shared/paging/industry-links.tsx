import { IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { Link, useSearchParams } from 'react-router-dom'
import styles from './industry-links.module.css'

export function useIndustryType(): IndustryType | undefined {
  const [query] = useSearchParams()
  const asked = Number(query.get('industryType'))
  return Object.values(IndustryType).find((type) => type === asked)
}

/** Keeps other filters of the address and resets the length of the list. */
export function IndustryLinks() {
  const [query] = useSearchParams()
  const current = useIndustryType()
  const choices = [undefined, ...Object.values(IndustryType)] as const

  function addressOf(type: IndustryType | undefined): string {
    const next = new URLSearchParams(query)
    next.delete('page')
    next.delete('industryType')
    if (type !== undefined) next.set('industryType', String(type))
    return `?${next.toString()}`
  }

  return (
    <nav className={styles.chips} aria-label="업종으로 골라 보기">
      {choices.map((type) => (
        <Link
          key={type ?? 'all'}
          to={addressOf(type)}
          replace
          aria-current={type === current ? 'page' : undefined}
        >
          {type ? industryTypeLabel[type] : '전체'}
        </Link>
      ))}
    </nav>
  )
}
