import type { ScreenLoaders } from './route-modules.ts'

/** Fetches the screen of a link that is hovered, touched or focused, because it will probably be followed. */
export function prefetchOnIntent(screens: () => Promise<ScreenLoaders>) {
  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) void fetchScreen(link.pathname)
  }
  const fetchScreen = async (pathname: string) => {
    try {
      await (await screens()).get(pathname)?.()
    } catch {
      // Prefetches nothing without a network; the press itself then shows the error.
    }
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchTarget, { passive: true })
  }
}
