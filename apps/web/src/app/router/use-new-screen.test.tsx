import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useNewScreen } from './use-new-screen.ts'

function Form({ onSent }: { onSent: () => void }) {
  return (
    <>
      <h1>가입</h1>
      <button type="button" onClick={onSent}>
        보내기
      </button>
    </>
  )
}

function Joined() {
  useNewScreen()
  return <h1>가입을 마치셨습니다</h1>
}

function Screens() {
  const [isSent, setIsSent] = useState(false)
  return <main>{isSent ? <Joined /> : <Form onSent={() => setIsSent(true)} />}</main>
}

it('scrolls to the top and focuses the heading when another screen takes over', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  render(<Screens />)
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '보내기' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(document.activeElement?.textContent).toBe('가입을 마치셨습니다')
})
