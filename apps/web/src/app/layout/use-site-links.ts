import { read } from '@hygiene/client'
import { listSiteLinks } from '@hygiene/contracts/content/banner/list-site-links'
import type { LinkPlace } from '@hygiene/domain/content/post/site-links'
import { useQuery } from '@tanstack/react-query'

/** Returns the address of a link whose notice staff choose. Null hides the link; undefined is not loaded yet. */
export function useSiteLinks(): (place: LinkPlace) => string | null | undefined {
  const { data, isError } = useQuery({
    ...read(listSiteLinks, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (place) => {
    if (!data) return isError ? null : undefined
    const link = data.list.find((one) => one.place === place)
    return link ? `/info/notice/view?noticeNo=${link.noticeNo}` : null
  }
}
