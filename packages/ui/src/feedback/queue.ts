/** A small list that lives outside React, so that code without a component (a request, a guard) can add to it. */
export function createQueue<Item extends { key: number }>() {
  let items: readonly Item[] = []
  let nextKey = 1
  const listeners = new Set<() => void>()

  function replace(next: readonly Item[]) {
    items = next
    for (const listener of listeners) listener()
  }

  return {
    add: (item: Omit<Item, 'key'>): number => {
      const key = nextKey
      nextKey += 1
      replace([...items, { ...item, key } as Item])
      return key
    },
    remove: (key: number) => {
      replace(items.filter((item) => item.key !== key))
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => items,
  }
}
