import { notifyStarted } from '@hygiene/client'
import { PRERENDERED } from './pages.ts'

export function showsTheSame(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  isMember: boolean,
  isDrawnForAddress: boolean,
): boolean {
  return (isDrawnForAddress || PRERENDERED.has(pathname)) && !isMember && hash === ''
}

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
  // This bypasses React's own setter, which would treat the value as already known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

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
