import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextEditor } from './text-editor.tsx'

afterEach(cleanup)

const press = (more: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    code: 'Enter',
    keyCode: 13,
    bubbles: true,
    cancelable: true,
    ...more,
  })
  screen.getByRole('textbox', { name: '답변' }).dispatchEvent(event)
  return event
}

it('leaves Ctrl ⏎ to a screen that submits on this key', () => {
  render(<TextEditor label="답변" name="text" beginning="[]" onChange={() => undefined} />)
  expect(press({ ctrlKey: true }).defaultPrevented).toBe(false)
  expect(press({ metaKey: true }).defaultPrevented).toBe(false)
})

it('breaks the line on Enter', () => {
  render(<TextEditor label="답변" name="text" beginning="[]" onChange={() => undefined} />)
  expect(press({}).defaultPrevented).toBe(true)
})
