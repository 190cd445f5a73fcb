import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { RemoteSupport } from './remote-support.tsx'

afterEach(cleanup)

const wayOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('leads to the telephone, the code for staff and the near branch', () => {
  render(
    <MemoryRouter>
      <RemoteSupport />
    </MemoryRouter>,
  )
  expect(wayOf(/전화하기$/)).toBe(`tel:${ASSOCIATION.phone}`)
  expect(wayOf(/^상담 코드/)).toBe('/user/page')
  expect(wayOf(/지회·지부 찾기$/)).toBe('/info/branch')
})
