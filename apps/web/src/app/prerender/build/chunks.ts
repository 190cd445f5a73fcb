import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>

const PLATFORM = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
/** `use-form` brings the validator along. */
const SHARED =
  /packages\/(client\/(?!src\/form\/use-form)|ui\/|domain\/)|contracts\/row\/|lucide-react|@tanstack|src\/(app\/(association|display-settings|layout|legal|login|router)|shared\/(files|fresh-on-return|paging|printing|venue-card))\//

/**
 * Code that the first screens (packages/tooling/size-limit.config.ts) share with others, so that they need nothing else of
 * what is shared. The check of their weight tells when one of them asks for more: it belongs here if they all can bear it.
 */
const FIRST = [
  'packages/ui/src/(layout/pager-buttons|feedback/(badge|notice-box)|fields/(field-frame|(text|password|checkbox)-field))',
  'packages/client/src/loaded',
  'packages/domain/src/(text|time/seoul-day|member/login/login-box)',
  'contracts/row/(member/(login/login|account/fetch-recent-education)|content/(board/list-notices|banner/list-site-links))',
  'web/src/app/(device/use-is-wide|layout/use-site-links|login/sign-in)',
  'icons/(check|circle-question-mark|credit-card|eye|eye-off|info|map-pin|pause|play|triangle-exclamation-point)[.]mjs',
]
/** What the two applications and the list of one's courses share, which the home screen can do without. */
const APPLYING = [
  'packages/ui/src/layout/card',
  'packages/domain/src/(money/payment/won|in-person/(enrolment/terms|session/session-text)|postal-address|education/(enrolment/(with-trade|enrolment-status)|study/study-(deadline|term)))',
  'contracts/row/(education/course/list-courses|in-person/session/list-in-person-classes)',
  'web/src/(app/layout/(chosen-option|screen-section)|shared/application-guide/guide-parts|features/education/apply/refund-terms)',
  'icons/(calendar-days|circle|id-card|list-checks|map|printer|receipt-text)[.]mjs',
]
/** Code that the list of one's courses shares with the screens it leads to. */
const STUDY = [
  'web/src/(features/education/(study/|video/(use-leftovers|progress/progress-store))|shared/(printing/print-(link|paths)|study-steps/(step-path|lecture-link)|own-application/own-application-link|venue-card/))',
  'packages/domain/src/(member/next-action/|education/(enrolment/with-trade|study/guard-text))',
  'contracts/row/education/study/list-(lectures|study-room)',
]

const oneOf = (places: readonly string[]): RegExp => new RegExp(places.map((place) => `/${place}`).join('|'))

/** The validator of forms comes with the first screen that has one, not with the file of every screen. */
const JUDGING =
  /node_modules\/zod\/|packages\/client\/src\/form\/judge-form|packages\/contracts\/src\/forms\//

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
