import { read } from '@hygiene/client'
import { listBanners } from '@hygiene/contracts'
import { useQuery } from '@tanstack/react-query'
import { useNear } from '../device/use-near.ts'
import styles from './footer-banners.module.css'

/** Footer advertisements (specification section 3, footer banner request). */
const REQUEST = {
  page: 1,
  limit: 10,
  site: 2,
  position: 'Footer',
  sizeType: 'L',
  connectType: 2,
  isToday: 1,
} as const

export function FooterBanners() {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const { data } = useQuery({
    ...read(listBanners, REQUEST),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNear,
  })
  if (!data) return <div ref={ref} className={styles.room} />
  if (data.list.length === 0) return null
  return (
    <aside className={styles.banners} aria-label="광고">
      {data.list.map(({ bannerNo, title, url, imagePath }) => (
        <a key={bannerNo} href={url} target="_blank" rel="noreferrer">
          <span className={styles.mark}>광고</span>
          {imagePath ? <img src={imagePath} alt="" loading="lazy" /> : null}
          <span>{title} (새 창)</span>
        </a>
      ))}
    </aside>
  )
}
