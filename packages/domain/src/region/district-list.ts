/** A legal district (법정동, 읍 or 면) in force. */
export interface District {
  code: string
  /** The city, county or ward that it belongs to. */
  cityCode: string
  name: string
}

const LINE = /^(\d{5})(\d{3})(\d{2})\t(.+)\t(존재|폐지)$/u

/**
 * The districts in force in the full list of legal-district codes (행정표준코드관리시스템, 법정동코드 전체자료): a head line, then
 * code, full name and 존재 or 폐지 apart by tabs. Provinces, cities and villages (리) of the list are left out.
 * Throws where a line is none of that list, with its number.
 */
export function readDistrictList(text: string): District[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  return lines.flatMap((line, at) => {
    if (at === 0 || line === '') return []
    const found = LINE.exec(line)
    if (!found) throw new Error(`Line ${at + 1} is none of the list of legal districts`)
    const [, city = '', district = '', village = '', fullName = '', state] = found
    if (state === '폐지' || district === '000' || village !== '00') return []
    const name = fullName.split(' ').at(-1) ?? fullName
    return [{ code: `${city}${district}${village}`, cityCode: `${city}00000`, name }]
  })
}
