export type Province = { code: string; name: string }

/**
 * Returns the current province of a place: by its code, or by the first word of its address if the register still has a code from
 * before a reform.
 */
export function provinceOf(code: string, address: string, provinces: readonly Province[]): string {
  const today = provinces.find((province) => province.code === `${code.slice(0, 2)}00000000`)
  const named = provinces.find(({ name }) => address.trim().startsWith(name))
  return today?.code ?? named?.code ?? ''
}

/** Returns whether a masked name can be this one: «홍*동» matches «홍길동». */
export function mayBeName(masked: string, name: string): boolean {
  const signs = Array.from(masked)
  const letters = Array.from(name)
  return signs.length === letters.length && signs.every((sign, at) => sign === '*' || sign === letters[at])
}
