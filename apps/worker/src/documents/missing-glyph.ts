/**
 * Refuses a document with a letter that no font contains, because a blank in a name is worse than no document. The message names
 * only the code point: logs and the queue keep it, and a name is personal data.
 */
export class MissingGlyphError extends Error {
  constructor(character: string) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    super(`No document font has an outline for U+${code}.`)
    this.name = 'MissingGlyphError'
  }
}
