import { ChevronRight, Phone, Store } from 'lucide-react'
import { ASSOCIATION } from '../../app/association/association.ts'
import styles from './other-methods.module.css'
import { useLicenceModal } from './use-licence-modal.ts'

export function OtherMethods() {
  const search = useLicenceModal()
  return (
    <div className={styles.links}>
      <h3>이렇게 하시면 됩니다</h3>
      <ul>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={search.open}>
            <Store aria-hidden />
            <span>
              <strong>다른 영업장 고르기</strong>
              <span>영업장이 여러 곳일 때</span>
            </span>
            <ChevronRight aria-hidden />
          </button>
        </li>
        <li data-optional={ASSOCIATION.phone}>
          <a href={`tel:${ASSOCIATION.phone}`}>
            <Phone aria-hidden />
            <span>
              <strong>사실과 다릅니다</strong>
              <span>고객센터 {ASSOCIATION.phone}</span>
            </span>
            <ChevronRight aria-hidden />
          </a>
        </li>
      </ul>
    </div>
  )
}
