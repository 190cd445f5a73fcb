/** What of a key press the commands read. */
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * A press as commands are written: `j`, `?`, `Enter`, `Ctrl+K`. A Hangul layout types ㅓ where the letter j stands, so letters are
 * read from the place of the key there; Command stands for Control on a Mac.
 */
export function nameOfPress({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string | null {
  if (altKey || key === 'Process' || key === 'Dead') return null
  const letter = /^[ㄱ-ㅣ]$/.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : /^[a-z]$/i.exec(key)?.[0]
  if (ctrlKey || metaKey) return `Ctrl+${letter?.toUpperCase() ?? key}`
  if (letter) return shiftKey ? null : letter.toLowerCase()
  return key
}

/** One character alone, which a voice or a slip can give: these can be switched off (WCAG 2.1.4). */
export const isSingleCharacter = (keys: string) => keys.split(' ').every((part) => part.length === 1)
