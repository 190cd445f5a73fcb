import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>

const PLATFORM = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
const SHARED =
  /packages\/(client|ui|domain)\/|contracts\/row\/|lucide-react|@tanstack|src\/(app\/(association|display-settings|layout|legal|login|router)|shared\/(files|fresh-on-return|paging|printing|venue-card))\//

/**
 * Code that the first screens (packages/tooling/size-limit.config.ts) share with others, so that they need nothing else of
 * what is shared. The check of their weight tells when one of them asks for more: it belongs here if they all can bear it.
 */
const FIRST = [
  'packages/ui/src/(layout/pager-buttons|feedback/(badge|notice-box)|fields/(field-frame|(text|password|checkbox)-field))',
  'packages/client/src/loaded',
  'packages/domain/src/(text|time/seoul-day|account/login-box)',
  'contracts/row/(account/(login|fetch-recent-education)|board/list-notices|content/list-site-links)',
  'web/src/app/(device/use-is-wide|layout/use-site-links|login/sign-in)',
  'icons/(check|circle-question-mark|credit-card|eye|eye-off|info|map-pin|pause|play|triangle-exclamation-point)[.]mjs',
]
/** What the two applications and the list of one's courses share, which the home screen can do without. */
const APPLYING = [
  'packages/ui/src/layout/card',
  'packages/domain/src/(payment/won|in-person/text/(terms|session-text)|postal-address|online/(with-trade|study-deadline|enrolment-status)|study/study-term)',
  'contracts/row/(education/list-courses|in-person/list-in-person-classes)',
  'web/src/(app/layout/(chosen-option|screen-section)|shared/application-guide/guide-parts|features/apply-online/refund-terms)',
  'icons/(calendar-days|circle|id-card|list-checks|map|printer|receipt-text)[.]mjs',
]
/** Code that the list of one's courses shares with the screens it leads to. */
const STUDY = [
  'web/src/(features/(study/|player/(use-leftovers|progress/progress-store))|shared/(printing/print-(link|paths)|study-steps/(step-path|lecture-link)|own-application/own-application-link|venue-card/))',
  'packages/domain/src/(next-action/|online/(with-trade|guard-text))',
  'contracts/row/study/list-(lectures|study-room)',
]

const oneOf = (places: readonly string[]): RegExp => new RegExp(places.map((place) => `/${place}`).join('|'))

/** The validator of forms comes with the first screen that has one, not with the file of every screen. */
const JUDGING = /node_modules\/zod\/|packages\/client\/src\/judge-form|packages\/contracts\/src\/forms\//

export const CHUNKS: Groups = [
  { name: 'judging', test: JUDGING, priority: 6 },
  // React, router and query change rarely: one file that stays in the browser's cache.
  { name: 'platform', test: PLATFORM, tags: ['$initial'], priority: 5 },
  // Code that every screen needs comes in one answer, …
  { name: 'frame', tags: ['$initial'], priority: 4 },
  // … code that the first screens share in another, and code that many others share in a third.
  { name: 'first', test: oneOf(FIRST), priority: 3 },
  { name: 'applying', test: oneOf(APPLYING), priority: 2 },
  { name: 'study', test: oneOf(STUDY), minShareCount: 2, priority: 2 },
  { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
]
