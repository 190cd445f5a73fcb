import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { NearBranchLink } from './near-branch-link.tsx'

afterEach(() => cleanup())

it.each([
  [
    '경기도 고양시 화정로 1',
    '/easy/delivery/view?address=%EA%B2%BD%EA%B8%B0%EB%8F%84%20%EA%B3%A0%EC%96%91%EC%8B%9C%20%ED%99%94%EC%A0%95%EB%A1%9C%201',
  ],
  ['', undefined],
  ['a&b=c', '/easy/delivery/view?address=a%26b%3Dc'],
])('links the address %j to %s', (address, expected) => {
  render(
    <MemoryRouter>
      <NearBranchLink address={address} />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(expected)
})
