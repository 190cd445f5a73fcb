/** Is the gap below the sticky header, in pixels. */
const BELOW_HEADER = 16

const place = (): ParentNode =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document

export function focusFirst(names: readonly string[], within = place()) {
  const fields = [...within.querySelectorAll<HTMLElement>('[name]')]
  const field = fields.find((one) => names.includes(one.getAttribute('name') ?? ''))
  if (!field) return
  if (field.closest('dialog')) return field.focus()
  field.focus({ preventScroll: true })
  const group = field.closest('fieldset') ?? field.parentElement ?? field
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  window.scrollBy({ top: group.getBoundingClientRect().top - Math.max(0, header) - BELOW_HEADER })
}

export const focusField = (name: string) => focusFirst([name])
