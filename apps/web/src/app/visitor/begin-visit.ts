import { call, isReportedCentrally } from '@hygiene/client'
import { checkBlock } from '@hygiene/contracts/content/visitor/check-block'
import { recordReferrer } from '@hygiene/contracts/content/visitor/record-referrer'
import { siteNameOf } from './site-name.ts'

const VISIT_SECONDS = 1800
const COOKIE = 'visit'

/**
 * Does the work of the intro (specification section 2) on the first page of a visit: checks for a block, which leads to the block
 * page (`app/login/leaving.ts`), and counts the referring site.
 */
export async function beginVisit(): Promise<void> {
  if (document.cookie.split('; ').includes(`${COOKIE}=1`)) return
  document.cookie = `${COOKIE}=1; path=/; max-age=${VISIT_SECONDS}; samesite=lax`
  const options = { onBreakage: 'throw', isQuiet: true } as const
  try {
    await call(checkBlock, {}, options)
    await call(recordReferrer, { siteName: siteNameOf(document.referrer, location.host) }, options)
  } catch (error) {
    if (!isReportedCentrally(error)) throw error
  }
}
