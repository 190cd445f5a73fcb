import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen } from '../../testing/staff-screen.tsx'
import { ConsoleKeys } from './console-keys.tsx'
import { useKeys } from './use-keys.ts'

function Admin() {
  const [notified, setNotified] = useState('')
  useKeys([
    { keys: 'e', label: '수정', run: () => setNotified('수정합니다') },
    { keys: 'Ctrl+Enter', label: '보내기', run: () => setNotified('보냅니다') },
  ])
  return (
    <>
      <p data-testid="at">{useLocation().pathname}</p>
      <p data-testid="notified">{notified}</p>
      <label>
        글
        <textarea />
      </label>
      <ConsoleKeys />
    </>
  )
}

const open = () => openStaffScreen(<Admin />, 'support')
const type = (key: string, more: object = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...more })
const notified = () => screen.getByTestId('notified').textContent

afterEach(leaveStaffScreen)

describe('keyboard commands', () => {
  it('runs a command on the screen and ignores its key in a field', () => {
    open()
    type('e', {}, screen.getByLabelText('글'))
    expect(notified()).toBe('')
    type('e')
    expect(notified()).toBe('수정합니다')
  })

  it('ignores keys during Hangul composition, in a field and beside the field', () => {
    open()
    const field = screen.getByLabelText('글')
    fireEvent.compositionStart(field)
    for (const at of [field, document.body]) {
      type('e', { code: 'KeyE', isComposing: true }, at)
      type('Enter', { ctrlKey: true, isComposing: true }, at)
      type('Process', { code: 'KeyE', keyCode: 229 }, at)
    }
    expect(notified()).toBe('')
    fireEvent.compositionEnd(field)
    type('Enter', { ctrlKey: true }, field)
    expect(notified()).toBe('보냅니다')
  })

  it('opens a screen of the role by two letters and no other screen', () => {
    open()
    type('g')
    type('m')
    expect(screen.getByTestId('at').textContent).toBe('/members')
    type('g')
    type('r')
    expect(screen.getByTestId('at').textContent).toBe('/members')
  })

  it('lists the commands and lets the employee switch them off for good', () => {
    open()
    type('?')
    screen.getByText('수정')
    screen.getByText('보내기')
    fireEvent.click(screen.getByLabelText(/한 글자 단축키/))
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    type('e')
    expect(notified()).toBe('')
    type('Enter', { ctrlKey: true })
    expect(notified()).toBe('보냅니다')
  })
})
