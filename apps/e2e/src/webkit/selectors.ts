/** Playwright's selectors for its locators: the language that its search in the page reads (injected.ts). */

type Words = string | RegExp
type Exactly = { exact?: boolean }

export type Role = Exactly & { name?: Words }

const quoted = (words: Words, exact = false): string =>
  typeof words === 'string' ? `${JSON.stringify(words)}${exact ? 's' : 'i'}` : String(words)

export const byText = (words: Words, { exact }: Exactly = {}): string =>
  `internal:text=${quoted(words, exact)}`

export const byLabel = (words: Words, { exact }: Exactly = {}): string =>
  `internal:label=${quoted(words, exact)}`

export const byRole = (role: string, { name, exact }: Role = {}): string =>
  `internal:role=${role}${name === undefined ? '' : `[name=${quoted(name, exact)}]`}`

export const hasText = (words: Words): string => `internal:has-text=${quoted(words)}`

export const has = (selector: string): string => `internal:has=${JSON.stringify(selector)}`
