import { prefetchRoute } from './route-table.tsx'

/** A link that is pointed at, touched or focused will probably be followed: its screen is fetched meanwhile. */
export function prefetchOnIntent() {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchTarget, { passive: true })
  }
}

function fetchTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin === location.origin) prefetchRoute(link.pathname)
}
