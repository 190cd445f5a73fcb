import { call, isToldCentrally } from '@hygiene/client'
import { checkBlock, recordReferrer } from '@hygiene/contracts'
import { siteNameOf } from './site-name.ts'

/** Every window and tab opened meanwhile belongs to the same visit. */
const VISIT_SECONDS = 1800
const COOKIE = 'visit'

/**
 * What the intro does (specification section 2), wherever the visit begins: the block check, which leads to the block page
 * (`app/login/leaving.ts`), and counting where the person came from.
 */
export async function beginVisit(): Promise<void> {
  if (document.cookie.split('; ').includes(`${COOKIE}=1`)) return
  document.cookie = `${COOKIE}=1; path=/; max-age=${VISIT_SECONDS}; samesite=lax`
  const options = { onBreakage: 'throw', isQuiet: true } as const
  try {
    await call(checkBlock, {}, options)
    await call(recordReferrer, { siteName: siteNameOf(document.referrer, location.host) }, options)
  } catch (error) {
    // Nobody is troubled with a visit that was not counted.
    if (!isToldCentrally(error)) throw error
  }
}
