import { read } from '@hygiene/client'
import { listAdBanners } from '@hygiene/contracts/content/banner/list-ad-banners'
import { useQuery } from '@tanstack/react-query'
import styles from './home-ads.module.css'

/** Shows one long advertisement and two short ones (specification section 7). */
export function HomeAds({ isNear }: { isNear: boolean }) {
  const long = useQuery({ ...read(listAdBanners, { sizeType: 'L' }), enabled: isNear })
  const short = useQuery({ ...read(listAdBanners, { sizeType: 'S' }), enabled: isNear })
  const ads = [...(long.data?.list ?? []).slice(0, 1), ...(short.data?.list ?? []).slice(0, 2)]
  if (long.isPending || short.isPending) return <div className={styles.room} />
  if (ads.length === 0) return null
  return (
    <aside aria-label="홈 화면 광고" className={styles.ads}>
      {ads.map(({ bannerNo, title, url, imagePath }) => (
        <a key={bannerNo} href={url} target="_blank" rel="noreferrer">
          <span className={styles.text}>
            <span>광고</span>
            <strong>{title} (새 창)</strong>
          </span>
          {imagePath !== '' && <img src={imagePath} alt="" loading="lazy" width={100} height={68} />}
        </a>
      ))}
    </aside>
  )
}
