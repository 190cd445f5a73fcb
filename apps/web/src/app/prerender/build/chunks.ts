import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>

const PLATFORM = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
/** Leaves out `use-form`, because it imports the validator. */
const SHARED =
  /packages\/(client\/(?!src\/form\/use-form)|ui\/|domain\/)|contracts\/row\/|lucide-react|@tanstack|src\/(app\/(association|display-settings|layout|legal|login|router)|shared\/(files|fresh-on-return|paging|printing|venue-card))\//

/**
 * Lists code that the first screens (packages/tooling/size-limit.config.ts) share, so that they load no other shared code. When
 * the size check reports that one of them needs more, add it here if all of them can bear the weight.
 */
const FIRST = [
  'packages/ui/src/(layout/pager-buttons|feedback/(badge|notice-box)|fields/(field-frame|(text|password|checkbox)-field))',
  'packages/client/src/loaded',
  'packages/domain/src/(text|time/seoul-day|member/login/login-box)',
  'contracts/row/(member/(login/login|account/fetch-recent-education)|content/(board/list-notices|banner/list-site-links))',
  'web/src/app/(device/use-is-wide|layout/use-site-links|login/sign-in)',
  'icons/(check|circle-question-mark|credit-card|eye|eye-off|info|map-pin|pause|play|triangle-exclamation-point)[.]mjs',
]
const APPLYING = [
  'packages/ui/src/layout/card',
  'packages/domain/src/(money/payment/won|in-person/(enrolment/terms|session/session-text)|postal-address|education/(enrolment/(with-trade|enrolment-status)|study/study-(deadline|term)))',
  'contracts/row/(education/course/list-courses|in-person/session/list-in-person-classes)',
  'web/src/(app/layout/(chosen-option|screen-section)|shared/application-guide/guide-parts|features/education/apply/refund-terms)',
  'icons/(calendar-days|circle|id-card|list-checks|map|printer|receipt-text)[.]mjs',
]
const STUDY = [
  'web/src/(features/education/(study/|video/(use-leftovers|progress/progress-store))|shared/(printing/print-(link|paths)|study-steps/(step-path|lecture-link)|own-application/own-application-link|venue-card/))',
  'packages/domain/src/(member/next-action/|education/(enrolment/with-trade|study/guard-text))',
  'contracts/row/education/study/list-(lectures|study-room)',
]

const oneOf = (places: readonly string[]): RegExp => new RegExp(places.map((place) => `/${place}`).join('|'))

/** Loads the form validator with the first screen that has a form, not with the code of every screen. */
const JUDGING =
  /node_modules\/zod\/|packages\/client\/src\/form\/judge-form|packages\/contracts\/src\/forms\//

export const CHUNKS: Groups = [
  { name: 'judging', test: JUDGING, priority: 6 },
  // React, router and query change rarely, so one file of them stays in the browser's cache.
  { name: 'platform', test: PLATFORM, tags: ['$initial'], priority: 5 },
  { name: 'frame', tags: ['$initial'], priority: 4 },
  { name: 'first', test: oneOf(FIRST), priority: 3 },
  { name: 'applying', test: oneOf(APPLYING), priority: 2 },
  { name: 'study', test: oneOf(STUDY), minShareCount: 2, priority: 2 },
  { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
]
