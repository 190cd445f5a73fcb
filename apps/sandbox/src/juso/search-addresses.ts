import { addresses, type JusoAddress } from './addresses.ts'
import { provinceNames } from './places.ts'

export type JusoQuery = { confmKey: string; keyword: string; currentPage: number; countPerPage: number }

const messages = {
  '0': '정상',
  E0001: '승인되지 않은 KEY 입니다.',
  E0005: '검색어가 입력되지 않았습니다.',
  E0006: '주소를 상세히 입력해 주시기 바랍니다.',
  E0008: '검색어는 두글자 이상 입력되어야 합니다.',
  E0009: '검색어는 문자와 숫자 같이 입력되어야 합니다.',
  E0010: '검색어가 너무 깁니다. (한글40자, 영문,숫자 80자 이하)',
  E0011: '검색어에 너무 긴 숫자가 포함되어 있습니다. (숫자10자 이하)',
  E0012: '특수문자+숫자만으로는 검색이 불가능 합니다.',
  E0013: 'SQL 예약어 또는 특수문자( %,=,>,<,[,] )는 검색이 불가능 합니다.',
} as const

type JusoCode = keyof typeof messages

const reserved = /\b(?:OR|SELECT|INSERT|DELETE|UPDATE|CREATE|DROP|EXEC|UNION|FETCH|DECLARE|TRUNCATE)\b/i

/** Checks and answers as the address service does: always 200, numbers as text, null instead of an empty list. */
export function searchAddresses(query: JusoQuery) {
  const errorCode = whyNot(query)
  const found = errorCode === '0' ? addresses.filter((address) => matches(address, query.keyword)) : []
  const start = (query.currentPage - 1) * query.countPerPage
  const juso = found.slice(start, start + query.countPerPage)
  return {
    results: {
      common: {
        errorMessage: messages[errorCode],
        countPerPage: String(query.countPerPage),
        totalCount: String(found.length),
        errorCode,
        currentPage: String(query.currentPage),
      },
      juso: juso.length === 0 ? null : juso,
    },
  }
}

function whyNot({ confmKey, keyword }: JusoQuery): JusoCode {
  const text = keyword.trim()
  if (confmKey === '') return 'E0001'
  if (text === '') return 'E0005'
  if (/[%=><[\]]/.test(text) || reserved.test(text)) return 'E0013'
  if (text.length < 2) return 'E0008'
  if (text.length > (/[가-힣]/.test(text) ? 40 : 80)) return 'E0010'
  if (/\d{11,}/.test(text)) return 'E0011'
  if (/^\d+$/.test(text)) return 'E0009'
  if (/^[^\p{L}]+$/u.test(text)) return 'E0012'
  return provinceNames.has(text) ? 'E0006' : '0'
}

function matches(address: JusoAddress, keyword: string): boolean {
  const text = squeeze(`${address.roadAddr} ${address.jibunAddr}`)
  return keyword.split(/\s+/).every((word) => text.includes(squeeze(word)))
}

function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '')
}
