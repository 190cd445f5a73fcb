import { createStore } from 'zustand/vanilla'

/** Creates a list outside React, so that code without a component (a request, a guard) can add to it. */
export function createQueue<Item extends { key: number }>() {
  const items = createStore<readonly Item[]>(() => [])
  let nextKey = 1

  return {
    add: (item: Omit<Item, 'key'>): number => {
      const key = nextKey
      nextKey += 1
      items.setState((shown) => [...shown, { ...item, key } as Item], true)
      return key
    },
    remove: (key: number) => {
      items.setState((shown) => shown.filter((item) => item.key !== key), true)
    },
    items,
  }
}
