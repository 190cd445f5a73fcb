import type { PageFacts } from '@hygiene/contracts'
import { EmptyState, PagerButtons } from '@hygiene/ui'
import { useEffect, useRef } from 'react'
import type { FoundAddress } from './address-search.tsx'
import styles from './address-search.module.css'

type AddressResultsProps = {
  addresses: readonly FoundAddress[]
  pageInfo: PageFacts
  onGo: (page: number) => void
  onPick: (address: FoundAddress) => void
}

export function AddressResults({ addresses, pageInfo, onGo, onPick }: AddressResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // On a phone the answer lies below the keyboard: it is brought into sight and read out.
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])

  if (addresses.length === 0) {
    return (
      <div role="status">
        <EmptyState message="조회된 내용이 없습니다.">
          <p>도로명과 건물번호를 함께 넣어 다시 찾아보세요.</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <section className={styles.results} aria-labelledby="address-results">
      <h3 id="address-results" ref={heading} tabIndex={-1} className={styles.count}>
        찾은 주소 {pageInfo.totalRow}건
      </h3>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={`${address.zipNo} ${address.roadAddr}`}>
            <button type="button" onClick={() => onPick(address)}>
              <strong>{address.roadAddr}</strong>
              <span>지번 {address.jibunAddr}</span>
              <span>우편번호 {address.zipNo}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.pager}>
        <PagerButtons label="주소" page={pageInfo.page} total={pageInfo.totalPage} onGo={onGo} />
      </div>
    </section>
  )
}
