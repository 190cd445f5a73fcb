import { afterEach, expect, it, vi } from 'vitest'
import { focusField } from './focus-field.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const at = (element: Element, top: number, bottom: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)

it('shows the whole group of a field below the header and focuses its first answer', () => {
  document.body.innerHTML = `<header></header><main><fieldset><legend>직위</legend>
    <label><input type="radio" name="positionType" value="1" /></label></fieldset></main>`
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  at(document.querySelector('header') ?? document.body, 0, 60)
  at(document.querySelector('fieldset') ?? document.body, 900, 1200)
  focusField('positionType')
  expect(document.activeElement?.getAttribute('name')).toBe('positionType')
  expect(scrolled).toHaveBeenCalledWith({ top: 900 - 60 - 16 })
})

it('does nothing about a field that the screen does not have', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  focusField('positionType')
  expect(scrolled).not.toHaveBeenCalled()
})
