/** Gwangju and Jeonnam became one province on 1 July 2026; addresses use both the old and the new names. */
const MERGED: Readonly<Record<string, string>> = { 광주: '전남광주', 전남: '전남광주' }
const NAMES =
  /^(서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)|^(충청|전라|경상)(북|남)도/

export function provinceOfAddress(address: string): string | null {
  const found = NAMES.exec(address.trim())
  if (!found) return null
  const [, short, long = '', side = ''] = found
  const name = short ?? `${long.slice(0, 1)}${side}`
  return MERGED[name] ?? name
}

function citiesOf(address: string): string[] {
  const text = address.trim().split(/\s+/).slice(1, 3)
  return text.filter((word) => /[시군구]$/.test(word))
}

function textShared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index])
  return differs === -1 ? one.length : differs
}

/**
 * Returns the branch in the address's province that shares most of city and district, otherwise the first 지회. Returns null if the
 * address names no province or the province has no branch.
 */
export function nearestByAddress<Branch extends { address: string; parentBranchNo: number | null }>(
  branches: readonly Branch[],
  address: string,
): Branch | null {
  const province = provinceOfAddress(address)
  if (province === null) return null
  const cities = citiesOf(address)
  const [best] = branches
    .filter((branch) => provinceOfAddress(branch.address) === province)
    .map((branch) => ({
      branch,
      shared: textShared(cities, citiesOf(branch.address)),
      level: branch.parentBranchNo === null ? 0 : 1,
    }))
    .toSorted((one, other) => other.shared - one.shared || one.level - other.level)
  return best?.branch ?? null
}
