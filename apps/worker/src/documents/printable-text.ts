/** Joiners, fillers and variation selectors: characters that leave no mark on paper. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The one spelling a text is printed in. NFC joins Hangul typed as separate letters and turns the compatibility
 * hanja of Korean keyboards into the characters the fonts hold; every kind of space becomes the plain one.
 */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()
