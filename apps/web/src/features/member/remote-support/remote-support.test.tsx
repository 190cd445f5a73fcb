import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { RemoteSupport } from './remote-support.tsx'

afterEach(cleanup)

const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('links to the telephone, the code for staff and the near branch', () => {
  render(
    <MemoryRouter>
      <RemoteSupport />
    </MemoryRouter>,
  )
  expect(linkOf(/전화하기$/)).toBe(`tel:${ASSOCIATION.phone}`)
  expect(linkOf(/^상담 코드/)).toBe('/user/page')
  expect(linkOf(/지회·지부 찾기$/)).toBe('/info/branch')
})
