import { notifyStarted } from '@hygiene/client'
import { PRERENDERED } from './pages.ts'

/** Whether React will draw exactly what the document shows, so that it may keep the very elements. */
export function showsTheSame(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  isMember: boolean,
  isDrawnForAddress: boolean,
): boolean {
  return (isDrawnForAddress || PRERENDERED.has(pathname)) && !isMember && hash === ''
}

/** The screen lives: parts that the early picture held back (before-paint.js) are shown. */
export async function endEarlyPicture(root: HTMLElement) {
  notifyStarted()
  delete document.documentElement.dataset['login']
  await notifyTyped([...root.querySelectorAll('input')])
  const form = root.querySelector<HTMLFormElement>('form[data-sent-early]')
  if (!form) return
  delete form.dataset['sentEarly']
  form.requestSubmit()
}

const write = (field: HTMLInputElement, value: string) => {
  // Past React's own setter, which would take the value for one it knows.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Text typed before hydration is told to the screen as if it were typed now, one field at a time. */
async function notifyTyped(fields: readonly HTMLInputElement[]) {
  const typed = fields
    .filter(({ type, value, defaultValue }) => !/checkbox|radio/.test(type) && value !== defaultValue)
    .map((field) => ({ field, value: field.value }))
  for (const { field, value } of typed) {
    write(field, '')
    write(field, value)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
