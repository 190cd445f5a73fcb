import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ASSOCIATION } from './association.ts'
import { WithSupport } from './with-support.tsx'

afterEach(cleanup)

it('adds the telephone number after the name of the support centre', () => {
  const { container } = render(<WithSupport text="차단된 IP입니다. 고객센터로 문의해주세요." />)
  expect(container.textContent).toBe(`차단된 IP입니다. 고객센터(${ASSOCIATION.phone})로 문의해주세요.`)
  expect(container.querySelector('a')?.getAttribute('href')).toBe(`tel:${ASSOCIATION.phone}`)
})

it.each(['저장했습니다.', `계속되면 고객센터(${ASSOCIATION.phone})로 전화해주세요.`, ''])(
  'leaves «%s» unchanged',
  (text) => {
    const { container } = render(<WithSupport text={text} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('a')).toBeNull()
  },
)

it('adds the number once to a sentence that names the support centre twice', () => {
  const { container } = render(
    <WithSupport text="고객센터로 전화해주세요. 고객센터는 오후 6시까지 엽니다." />,
  )
  expect(container.querySelectorAll('a')).toHaveLength(1)
  expect(container.textContent).toContain('고객센터는 오후 6시까지 엽니다.')
})
