/** No font of ours can draw this letter. A document with a blank in a name is worse than none. */
export class MissingGlyphError extends Error {
  readonly character: string
  readonly text: string

  constructor(character: string, text: string) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    super(`No document font has an outline for "${character}" (U+${code}) in "${text}".`)
    this.name = 'MissingGlyphError'
    this.character = character
    this.text = text
  }
}
