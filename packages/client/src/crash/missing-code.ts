import { tabStore } from '../browser-store.ts'

const RELOADED_AT = 'reloadedAt'
/** A second failure within this time is not caused by a deployment. */
const ONCE_IN_MS = 60_000
/**
 * A chunk also fails to load when the person leaves the page. Reloads only after this time, because a reload would interrupt that
 * navigation.
 */
const LEAVING_MS = 1_000

const missing = new WeakSet<object>()
if (typeof window !== 'undefined') {
  // The chunk loader sends this event with the error that the import then throws.
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** Returns whether a screen's file failed to load: after a deployment the old page requests files that are gone. */
export const isCodeMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && missing.has(error)

export const wasJustReloaded = (now = Date.now()) =>
  now - Number(tabStore.getItem(RELOADED_AT) ?? 0) < ONCE_IN_MS

/** Reloads only if the server responds, because without a network the current page is worth more. */
export async function reloadOnce(): Promise<boolean> {
  const answers = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return false
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  tabStore.setItem(RELOADED_AT, String(Date.now()))
  location.reload()
  return true
}
