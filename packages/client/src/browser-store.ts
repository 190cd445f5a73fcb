export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type BrowserStore = TextStore & { keys: () => string[] }

/**
 * Wraps a browser storage and never throws. If the browser refuses it (Safari's «모든 쿠키 차단», a full disk), the page keeps the
 * texts in memory until it is left.
 */
function storeOf(pick: () => Storage): BrowserStore {
  const kept = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(pick())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (isStored) kept.delete(key)
      else kept.set(key, text)
    },
    removeItem: (key) => {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => [...new Set([...kept.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  }
}

export const browserStore = storeOf(() => window.localStorage)
export const tabStore = storeOf(() => window.sessionStorage)
