export interface ListedRegion {
  code: string
  level: 1 | 2 | 3
  parentCode: string | null
  name: string
}

export interface RegionList {
  inForce: ListedRegion[]
  abolished: Set<string>
}

export class RegionListFault extends Error {
  readonly kind: 'line' | 'parent' | 'incomplete' | 'older'
  readonly where: string

  constructor(kind: RegionListFault['kind'], where: string, message: string) {
    super(message)
    this.kind = kind
    this.where = where
  }
}

const LINE = /^(\d{2})(\d{3})(\d{3})(\d{2})\t(.+)\t(존재|폐지)$/u

interface Row extends ListedRegion {
  fullName: string
  line: number
}

/**
 * Reads the provinces, cities and districts of the full list of legal-district codes (행정표준코드관리시스템, 법정동코드 전체자료): a header line,
 * then code, full name and 존재 or 폐지, separated by tabs. Ignores villages (리). Throws with the line number for a malformed line
 * and for a row whose city or province is not in force.
 */
export function readRegionList(text: string): RegionList {
  const rows = new Map<string, Row>()
  const abolished = new Set<string>()
  for (const [at, line] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (at === 0 || line === '') continue
    const { isAbolished, ...row } = rowOf(line, at + 1)
    if (isAbolished) abolished.add(row.code)
    else if (row.code.endsWith('00')) rows.set(row.code, row)
  }
  addProvinceOfSejong(rows)
  const inForce = [...rows.values()]
    .map((row) => withOwnName(row, rows))
    .toSorted((a, b) => a.level - b.level)
  return { inForce, abolished }
}

function rowOf(text: string, line: number): Row & { isAbolished: boolean } {
  const [, province, city, district, village, fullName, state] = LINE.exec(text) ?? []
  if (fullName === undefined) {
    const message = `Line ${line} is not a line of the list of legal districts`
    throw new RegionListFault('line', String(line), message)
  }
  const row = {
    code: `${province}${city}${district}${village}`,
    name: '',
    fullName,
    line,
    isAbolished: state === '폐지',
  }
  if (district !== '000') return { ...row, level: 3, parentCode: `${province}${city}00000` }
  if (city !== '000') return { ...row, level: 2, parentCode: `${province}00000000` }
  return { ...row, level: 1, parentCode: null }
}

/** Sejong has no cities: the list names it once, as 3611000000, and never as a province. */
function addProvinceOfSejong(rows: Map<string, Row>): void {
  const city = rows.get('3611000000')
  if (!city || rows.has('3600000000')) return
  rows.set('3600000000', { ...city, code: '3600000000', level: 1, parentCode: null })
}

function withOwnName({ code, level, parentCode, fullName, line }: Row, rows: Map<string, Row>): ListedRegion {
  const parent = parentCode === null ? null : rows.get(parentCode)
  if (parent === undefined) {
    const message = `Line ${line}: the list does not have ${parentCode}, the parent of ${fullName}`
    throw new RegionListFault('parent', `${line}행 ${fullName}`, message)
  }
  const name =
    parent && fullName.startsWith(`${parent.fullName} `)
      ? fullName.slice(parent.fullName.length + 1)
      : fullName
  return { code, level, parentCode, name }
}
