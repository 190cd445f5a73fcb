/** The parts of an address; null where it is none. `URL.canParse` is younger than the oldest browsers. */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
