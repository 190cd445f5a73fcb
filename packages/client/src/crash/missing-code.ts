import { tabStore } from '../browser-store.ts'

const RELOADED_AT = 'reloadedAt'
/** A second failure within this is no matter of a deployment. */
const ONCE_IN_MS = 60_000
/** A part also fails to come because the person is leaving the page, which is gone by then: a reload would cut off their way. */
const LEAVING_MS = 1_000

const missing = new WeakSet<object>()
if (typeof window !== 'undefined') {
  // Sent by the loader of chunks with the error that the import then throws.
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** The file of a screen did not come: after a deployment the old page asks for files that are gone. */
export const isCodeMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && missing.has(error)

export const wasJustReloaded = (now = Date.now()) =>
  now - Number(tabStore.getItem(RELOADED_AT) ?? 0) < ONCE_IN_MS

/** Loads the page again where the server answers; without a network the page that is there is worth more. */
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
