import { VisuallyHidden } from '@hygiene/ui'
import { Map as MapIcon } from 'lucide-react'
import styles from './venue-card.module.css'

type Mapped = { mapUrl: string; location: string }

/** Announces that it opens another window (KWCAG 2.2, 사용자 요구에 따른 실행). */
export function MapLink({ venue: { mapUrl, location } }: { venue: Mapped }) {
  if (mapUrl === '') return null
  return (
    <a className={styles.map} href={mapUrl} target="_blank" rel="noreferrer">
      <MapIcon aria-hidden />
      <span>
        지도 보기
        <VisuallyHidden> {location} (새 창)</VisuallyHidden>
      </span>
    </a>
  )
}
