import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DateField } from '@hygiene/ui'

afterEach(cleanup)

function Form({ type, begun = '' }: { type: 'date' | 'datetime-local'; begun?: string }) {
  const [value, setValue] = useState(begun)
  return (
    <>
      <DateField
        label="시작"
        name="startsAt"
        type={type}
        max="2026-12-24"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('시작')
const typeIn = (text: string) => fireEvent.change(field(), { target: { value: text } })
const value = () => screen.getByRole('status').textContent

it('shows a day in Korean order without a date field of the browser', () => {
  render(<Form type="date" begun="2026-12-11" />)
  expect(field().value).toBe('2026.12.11')
  expect(field().type).toBe('text')
})

it('converts typed text to the value of an HTML field', () => {
  render(<Form type="datetime-local" />)
  typeIn('2026.12.11 오후 1:05')
  expect(value()).toBe('2026-12-11T13:05')
  fireEvent.blur(field())
  expect(field().value).toBe('2026.12.11 13:05')
})

it('shows at the field how to type a day when the text cannot be read', () => {
  render(<Form type="date" />)
  typeIn('12/11/2026')
  fireEvent.blur(field())
  screen.getByText('날짜를 2026.12.11처럼 입력해주세요.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(value()).toBe('')
  typeIn('20261211')
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

it('picks a day by the arrow keys and returns the focus to the field', () => {
  render(<Form type="date" begun="2026-12-11" />)
  fireEvent.click(screen.getByRole('button', { name: '달력' }))
  const here = screen.getByRole('button', { name: '2026년 12월 11일(금)' })
  expect(document.activeElement).toBe(here)
  fireEvent.keyDown(here, { key: 'ArrowDown' })
  fireEvent.click(screen.getByRole('button', { name: '2026년 12월 18일(금)' }))
  expect(value()).toBe('2026-12-18')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('grid')).toBeNull()
})

it('offers no day beyond the last one', () => {
  render(<Form type="date" begun="2026-12-11" />)
  fireEvent.click(screen.getByRole('button', { name: '달력' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '2026년 12월 24일(목)' }).disabled).toBe(false)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '2026년 12월 25일(금)' }).disabled).toBe(true)
})

it('closes the calendar by Escape and keeps the surrounding dialog open', () => {
  render(<Form type="date" begun="2026-12-11" />)
  fireEvent.click(screen.getByRole('button', { name: '달력' }))
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  screen.getByRole('button', { name: '2026년 12월 11일(금)' }).dispatchEvent(key)
  expect(key.defaultPrevented).toBe(true)
})
