import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ASSOCIATION } from './association.ts'
import { WithSupport } from './with-support.tsx'

afterEach(cleanup)

it('puts the number to call after the name of the desk', () => {
  const { container } = render(<WithSupport words="차단된 IP입니다. 고객센터로 문의해주세요." />)
  expect(container.textContent).toBe(`차단된 IP입니다. 고객센터(${ASSOCIATION.phone})로 문의해주세요.`)
  expect(container.querySelector('a')?.getAttribute('href')).toBe(`tel:${ASSOCIATION.phone}`)
})

it.each(['저장했습니다.', `계속되면 고객센터(${ASSOCIATION.phone})로 전화해주세요.`, ''])(
  'leaves «%s» as it is',
  (words) => {
    const { container } = render(<WithSupport words={words} />)
    expect(container.textContent).toBe(words)
    expect(container.querySelector('a')).toBeNull()
  },
)

it('adds the number once to a sentence that names the desk twice', () => {
  const { container } = render(
    <WithSupport words="고객센터로 전화해주세요. 고객센터는 오후 6시까지 엽니다." />,
  )
  expect(container.querySelectorAll('a')).toHaveLength(1)
  expect(container.textContent).toContain('고객센터는 오후 6시까지 엽니다.')
})
