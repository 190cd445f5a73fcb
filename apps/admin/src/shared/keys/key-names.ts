type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Returns the name of a key press: `j`, `?`, `Enter`, `Ctrl+K`. A Hangul layout types ㅓ at the position of j, so letters are read
 * from the key's position. Command counts as Control on a Mac.
 */
export function nameOfPress({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string | null {
  if (altKey || key === 'Process' || key === 'Dead') return null
  const letter = /^[ㄱ-ㅣ]$/.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : /^[a-z]$/i.exec(key)?.[0]
  if (ctrlKey || metaKey) return `Ctrl+${letter?.toUpperCase() ?? key}`
  if (letter) return shiftKey ? null : letter.toLowerCase()
  return key
}

/** Matches single-character commands, which speech or a slip can trigger. They can be switched off (WCAG 2.1.4). */
export const isSingleCharacter = (keys: string) => keys.split(' ').every((part) => part.length === 1)
