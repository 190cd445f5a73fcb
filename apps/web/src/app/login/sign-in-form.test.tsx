import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SignInForm } from './sign-in-form.tsx'

it('shows id, password and links to find either and to join in a new tab', () => {
  render(
    <MemoryRouter>
      <SignInForm returnTo="/edu/online" />
    </MemoryRouter>,
  )
  screen.getByLabelText('아이디')
  screen.getByLabelText('비밀번호', { selector: 'input' })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['아이디 찾기', '/user/find/id'],
    ['비밀번호 찾기', '/user/find/pw'],
    ['회원가입', '/sign/up'],
  ])
  expect(screen.getByRole('link', { name: '회원가입 (새 창)' }).getAttribute('target')).toBe('_blank')
})
