import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type StateKind, StateMark } from './state-mark.tsx'

const KINDS: readonly StateKind[] = ['done', 'moving', 'waiting', 'view', 'failed', 'ended']

it('draws each state in its own shape beside its word', () => {
  render(
    KINDS.map((kind) => (
      <StateMark key={kind} kind={kind}>
        {`말 ${kind}`}
      </StateMark>
    )),
  )
  const shapes = KINDS.map((kind) => screen.getByText(`말 ${kind}`).previousElementSibling?.innerHTML)
  expect(new Set(shapes).size).toBe(KINDS.length)
})
