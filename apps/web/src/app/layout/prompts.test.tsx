import { askConfirm, Button, Dialog, PromptHost, showAlert } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'

beforeAll(openDialogs)
afterEach(cleanup)

function ask<Answer>(question: () => Promise<Answer>): { answer: Promise<Answer> } {
  let answer: Promise<Answer> | undefined
  act(() => {
    answer = question()
  })
  if (!answer) throw new Error('Nothing was asked.')
  return { answer }
}

describe('questions and messages', () => {
  it('stacks a question on a message and resolves each separately', async () => {
    render(<PromptHost />)
    const notified = ask(() => showAlert('저장했습니다.', { title: '연락처' }))
    const asked = ask(() =>
      askConfirm('취소하시겠습니까?', { title: '교육 신청', confirmLabel: '신청 취소' }),
    )
    expect(screen.getAllByRole('alertdialog', { name: /연락처|교육 신청/ })).toHaveLength(2)

    fireEvent.click(screen.getByText('신청 취소'))
    expect(await asked.answer).toBe(true)
    fireEvent.click(screen.getByText('확인', { selector: 'button' }))
    await notified.answer
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('treats Escape as no', async () => {
    render(<PromptHost />)
    const asked = ask(() => askConfirm('로그아웃하시겠습니까?', { title: '로그인' }))
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    expect(await asked.answer).toBe(false)
  })
})

it('closes a dialog on a press beside but not inside the dialog without closedby', () => {
  const closed = vi.fn<() => void>()
  render(<Dialog isOpen onClose={closed} title="영업신고번호 찾기" />)
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(dialog, { clientX: 150, clientY: 150 })
  fireEvent.click(screen.getByRole('heading'), { clientX: 50, clientY: 50 })
  expect(closed).not.toHaveBeenCalled()
  fireEvent.click(dialog, { clientX: 50, clientY: 50 })
  expect(closed).toHaveBeenCalledOnce()
})

function tap(timeStamp: number) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(click, 'timeStamp', { value: timeStamp })
  fireEvent(screen.getByRole('button'), click)
}

describe('a button', () => {
  it('counts two taps on a button within 300 ms as one and ignores taps while busy', () => {
    const pressed = vi.fn<() => void>()
    const { rerender } = render(<Button onClick={pressed}>결제하기</Button>)
    tap(1000)
    tap(1200)
    tap(1400)
    expect(pressed).toHaveBeenCalledTimes(2)

    rerender(
      <Button busy onClick={pressed}>
        결제하기
      </Button>,
    )
    tap(5000)
    expect(pressed).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })
})
