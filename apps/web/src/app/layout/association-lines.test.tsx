import { AssociationLines } from '@hygiene/client'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { shownAssociation } from '@hygiene/domain/staff/setting/shown-association'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

const WHOLE = { ...shownAssociation(FIRST_ASSOCIATION), designationNumber: '제7호', mail: 'a@a.example' }

afterEach(cleanup)

const partsOf = (line: Element) =>
  [...line.querySelectorAll('[data-optional]:not([data-optional=""])')].map(({ textContent }) => textContent)

function linesOf(shown: typeof WHOLE): string[] {
  const { container } = render(<AssociationLines shown={shown} />)
  const lines = [...container.querySelectorAll('p')].map((line) => partsOf(line).join(' · '))
  cleanup()
  return lines.slice(0, 2)
}

it('joins all the facts with a dot', () => {
  const [who, how] = linesOf(WHOLE)
  expect(who).toContain(' · 교육기관 지정번호 제7호')
  expect(how).toBe(`고객센터 ${WHOLE.phone} · ${WHOLE.hours} · ${WHOLE.lunch} · a@a.example`)
})

it('omits an empty fact with its label and its dot', () => {
  const [who, how] = linesOf({ ...WHOLE, designationNumber: '', lunch: '', mail: '', businessNumber: '' })
  expect(who).not.toMatch(/지정번호|사업자등록번호|· *$/)
  expect(how).toBe(`고객센터 ${WHOLE.phone} · ${WHOLE.hours}`)
})
