import { PRERENDERED } from './pages.ts'

/** Whether React will draw exactly what the document shows, so that it may keep the very elements. */
export function showsTheSame(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  isOwnState: boolean,
): boolean {
  const page = PRERENDERED[pathname]
  return page !== undefined && !isOwnState && hash === '' && (page.query === 'any' || search === '')
}

/** The screen lives: what the early picture held back (before-paint.js) is let go. */
export function endEarlyPicture(root: HTMLElement) {
  const { dataset } = document.documentElement
  dataset['screen'] = 'live'
  delete dataset['session']
  const form = root.querySelector<HTMLFormElement>('form[data-sent-early]')
  if (!form) return
  delete form.dataset['sentEarly']
  form.requestSubmit()
}
