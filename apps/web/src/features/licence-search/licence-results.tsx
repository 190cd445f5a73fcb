import { EmptyState, PagerButtons } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './licence-search.module.css'
import type { FoundLicence } from './licence-search.tsx'

/** Ten a page, on the client (specification section 7, licence lookup). */
const PER_PAGE = 10

type LicenceResultsProps = {
  licences: readonly FoundLicence[]
  totalRow: number
  onPick: (licence: FoundLicence) => void
}

export function LicenceResults({ licences, totalRow, onPick }: LicenceResultsProps) {
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)

  useShown(heading)
  if (licences.length === 0) return <NothingFound />

  const shown = licences.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return (
    <section className={styles.results} aria-labelledby="licence-results">
      <h3 id="licence-results" ref={heading} tabIndex={-1} className={styles.count}>
        찾은 영업장 {totalRow}곳
      </h3>
      {totalRow > licences.length && (
        <p className={styles.note}>
          앞의 {licences.length}곳만 보여드립니다. 지역이나 대표자명을 더 넣어 찾아주세요.
        </p>
      )}
      <ul className={styles.list}>
        {shown.map((licence) => (
          <li key={licence.lcns_no}>
            <button type="button" onClick={() => onPick(licence)}>
              <span className={styles.words}>
                <strong>{licence.bssh_nm}</strong>
                <span>
                  {licence.busn_type_nm} · 대표자 {licence.prsdnt_nm_secu}
                </span>
                <span>{licence.site_addr}</span>
                <span className={styles.number}>영업신고번호 {licence.lcns_no}</span>
              </span>
              <span className={styles.pick}>
                선택
                <ChevronRight aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.pager}>
        <PagerButtons
          label="검색 결과"
          page={page}
          total={Math.ceil(licences.length / PER_PAGE)}
          onGo={(next) => {
            setPage(next)
            heading.current?.focus()
          }}
        />
      </div>
    </section>
  )
}

/** On a phone the answer lies below the keyboard: it is brought into sight and read out. */
function useShown(heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [heading])
}

function NothingFound() {
  return (
    <div role="status">
      <EmptyState>
        <p>
          업소명의 2~3글자만 넣거나, 지역과 대표자명만 넣어 다시 찾아보세요.
          <br />
          그래도 없으면 창을 닫고 영업신고증을 보며 직접 입력해주세요.
        </p>
      </EmptyState>
    </div>
  )
}
