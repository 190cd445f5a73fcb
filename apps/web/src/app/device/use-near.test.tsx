import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNear } from './use-near.ts'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>

const watched = new Map<Element, (seen: Seen[]) => void>()

class Watch {
  readonly notify: (seen: Seen[]) => void
  constructor(notify: (seen: Seen[]) => void) {
    this.notify = notify
  }
  observe(element: Element) {
    watched.set(element, this.notify)
  }
  disconnect() {
    for (const [element, notify] of watched) if (notify === this.notify) watched.delete(element)
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Board({ hasRoom = true }: { hasRoom?: boolean }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  return (
    <>
      {hasRoom && <div ref={ref}>자리</div>}
      <p>{isNear ? '가깝다' : '멀다'}</p>
    </>
  )
}

const notify = (...seen: boolean[]) =>
  act(() => watched.get(screen.getByText('자리'))?.(seen.map((isIntersecting) => ({ isIntersecting }))))

it('reports far until the browser reports near, even when one batch contains both', () => {
  const { unmount } = render(<Board />)
  notify(false)
  expect(screen.queryByText('멀다')).not.toBeNull()
  notify(false, true)
  expect(screen.queryByText('가깝다')).not.toBeNull()
  unmount()
  expect(watched.size).toBe(0)
})

it('observes an element that is rendered later', () => {
  const { rerender } = render(<Board hasRoom={false} />)
  rerender(<Board />)
  notify(true)
  expect(screen.queryByText('가깝다')).not.toBeNull()
})

it('reports near immediately in a browser without an observer', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Board />)
  expect(screen.queryByText('가깝다')).not.toBeNull()
})
