/** Returns null if the text is no address. `URL.canParse` is missing in the oldest supported browsers. */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
