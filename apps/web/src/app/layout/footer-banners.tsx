import { read } from '@hygiene/client'
import { listBanners } from '@hygiene/contracts/content/banner/list-banners'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useNear } from '../device/use-near.ts'
import styles from './footer-banners.module.css'
import { menuTypeOf } from './menu.ts'

/** Specification section 3 defines the footer banner request. */
const REQUEST = { page: 1, limit: 10, site: 2, position: 'Footer', connectType: 2, isToday: 1 } as const

export function FooterBanners() {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const long = useBanners('L', isNear)
  const short = useBanners('S', isNear)
  if (!long || !short) return <div ref={ref} className={styles.room} />
  const banners = [...long, ...short]
  if (banners.length === 0) return null
  return (
    <aside className={styles.banners} aria-label="광고">
      {banners.map(({ bannerNo, title, url, imagePath }) => (
        <a key={bannerNo} href={url} target="_blank" rel="noreferrer">
          <span className={styles.mark}>광고</span>
          {imagePath === '' ? null : <img src={imagePath} alt="" loading="lazy" width={82} height={32} />}
          <span>{title} (새 창)</span>
        </a>
      ))}
    </aside>
  )
}

function useBanners(sizeType: 'L' | 'S', isNear: boolean) {
  const menuType = menuTypeOf(useLocation().pathname)
  const { data } = useQuery({
    ...read(listBanners, { ...REQUEST, sizeType, menuType }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    enabled: isNear,
  })
  return data?.list
}
