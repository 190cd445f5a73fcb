import { MapPin } from 'lucide-react'
import type { Ref } from 'react'
import type { FoundLicence } from '../licence-search/found-licence.ts'
import styles from './chosen-place.module.css'

/** What was taken over from the register: seen at once, also where the fields below are out of view. */
export function ChosenPlace({ licence, ref }: { licence: FoundLicence; ref: Ref<HTMLDivElement> }) {
  return (
    <div className={styles.chosen} role="status" tabIndex={-1} ref={ref}>
      <MapPin aria-hidden />
      <p>
        <strong>‘{licence.bssh_nm}’ 영업장을 고르셨습니다.</strong>
        <span>
          {licence.busn_type_nm} · 대표 {licence.prsdnt_nm_secu}
        </span>
        <span>영업신고번호 {licence.lcns_no}</span>
        <span>{licence.site_addr}</span>
      </p>
    </div>
  )
}
