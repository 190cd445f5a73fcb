import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useFields } from '@hygiene/client/use-fields'
import { NO_PASSWORD, wrongNewPassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

function Stage() {
  const form = useFields(NO_PASSWORD, wrongNewPassword)
  return (
    <main>
      <NewPasswordFields {...form} label="새 비밀번호" />
      <button onClick={() => form.passes()}>보내기</button>
    </main>
  )
}

beforeEach(() => void render(<Stage />))
afterEach(cleanup)

const first = () => screen.getByLabelText<HTMLInputElement>('새 비밀번호')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const described = () =>
  (first().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => [...(document.getElementById(id)?.querySelectorAll('span:not([aria-hidden])') ?? [])])
    .map((part) => part.textContent)
    .join(' ')

it('shows every rule beforehand and judges none before something is typed', () => {
  expect(described()).toContain('6자 이상 50자 이하.')
  expect(described()).toContain('아이디, 휴대전화 번호, 생년월일')
  expect(described()).not.toMatch(/맞음|아직/)
})

it('exposes each rule to readers in one piece with its stop', () => {
  expect(screen.getByText('6자 이상 50자 이하.').hasAttribute('aria-hidden')).toBe(false)
})

it('judges each rule while the person types, in words too', () => {
  type('새 비밀번호', 'aaa1')
  expect(described()).toContain('6자 이상 50자 이하 (아직 아님)')
  expect(described()).toContain('같은 문자를 3자 이상 이어 쓰지 않기 (aaa, 111) (아직 아님)')
  expect(described()).toContain('이어지는 영문·숫자를 3자 이상 쓰지 않기 (abc, 321) (맞음)')

  type('새 비밀번호', 'hong!7')
  expect(described()).not.toContain('아직 아님')
})

it('focuses the wrong field and removes the sentence once the error is corrected', () => {
  type('새 비밀번호', 'hong!123')
  fireEvent.click(screen.getByText('보내기'))
  expect(screen.getByText('영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.')).toBeTruthy()
  expect(document.activeElement).toBe(first())

  type('새 비밀번호', 'hong!7')
  expect(screen.queryByText(/3자 이상 연속으로/)).toBeNull()
  type('새 비밀번호 확인', 'hong!8')
  fireEvent.click(screen.getByText('보내기'))
  expect(screen.getByText(/위에 입력한 비밀번호와 다릅니다/)).toBeTruthy()
})

it('accepts pasted passwords and shows a password on request', () => {
  expect(fireEvent.paste(first())).toBe(true)
  expect(first().type).toBe('password')
  fireEvent.click(screen.getAllByRole('button', { name: /^새 비밀번호\s*보기$/ })[0] ?? document.body)
  expect(first().type).toBe('text')
})
