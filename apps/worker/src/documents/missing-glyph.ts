/**
 * No font of ours can draw this letter. A document with a blank in a name is worse than none. Only the code point is
 * told: logs and the queue keep this sentence, and a name is a person.
 */
export class MissingGlyphError extends Error {
  constructor(character: string) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    super(`No document font has an outline for U+${code}.`)
    this.name = 'MissingGlyphError'
  }
}
