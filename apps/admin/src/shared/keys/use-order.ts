import { type KeyboardEvent, useRef } from 'react'

export function useOrder<Row>(
  rows: readonly Row[],
  onOrder: (rows: readonly Row[]) => void,
  focused: 'button' | 'input',
) {
  const list = useRef<HTMLOListElement>(null)

  function move(at: number, by: 1 | -1) {
    const to = at + by
    const one = rows[at]
    if (one === undefined || to < 0 || to >= rows.length) return
    const without = rows.filter((_row, place) => place !== at)
    onOrder([...without.slice(0, to), one, ...without.slice(to)])
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>(':scope > li')[to]?.querySelector(focused)?.focus(),
    )
  }

  function press(event: KeyboardEvent, at: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? -1 : 1)
  }

  return { list, move, press }
}
