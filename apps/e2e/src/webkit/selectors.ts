type Text = string | RegExp
type Exactly = { exact?: boolean }

export type Role = Exactly & { name?: Text }

const quoted = (text: Text, exact = false): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}${exact ? 's' : 'i'}` : String(text)

export const byText = (text: Text, { exact }: Exactly = {}): string => `internal:text=${quoted(text, exact)}`

export const byLabel = (text: Text, { exact }: Exactly = {}): string =>
  `internal:label=${quoted(text, exact)}`

export const byRole = (role: string, { name, exact }: Role = {}): string =>
  `internal:role=${role}${name === undefined ? '' : `[name=${quoted(name, exact)}]`}`

export const hasText = (text: Text): string => `internal:has-text=${quoted(text)}`

export const has = (selector: string): string => `internal:has=${JSON.stringify(selector)}`
