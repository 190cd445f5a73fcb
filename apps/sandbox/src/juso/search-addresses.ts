import { type Place, places, provinceNames } from './places.ts'

type JusoAddress = ReturnType<typeof writeAddress>

type Building = {
  place: Place
  emdNm: string
  rn: string
  main: number
  sub: number
  lot: number
  zipNo: string
  admCd: string
  rnMgtSn: string
  bdNm: string
}

const fictionalRoads = ['가상로', '모의로', '보기길']
const fictionalBuildings = ['가상빌딩', '', '모의상가']

/** Is the only real address here, copied from an answer of the road-name address service (juso.go.kr). */
const cityVenue: Building = {
  place: { siNm: '서울특별시', sggNm: '중구', sigunguCode: '11140' },
  emdNm: '태평로1가',
  rn: '세종대로',
  main: 110,
  sub: 0,
  lot: 31,
  zipNo: '04524',
  admCd: '1114010300',
  rnMgtSn: '111402005001',
  bdNm: '서울특별시청',
}

const addresses: JusoAddress[] = [cityVenue, ...places.flatMap(fictionalBuilding)].map(writeAddress)

/** Uses roads and quarters that do not exist; postcodes from 90000 on are not assigned in Korea. */
function fictionalBuilding(place: Place, index: number): Building[] {
  const pick = index % fictionalRoads.length
  const shared = {
    place,
    emdNm: '가상동',
    rn: fictionalRoads[pick] ?? '가상로',
    lot: 100 + index,
    zipNo: String(90_000 + index),
    admCd: `${place.sigunguCode}99900`,
    rnMgtSn: `${place.sigunguCode}990000${pick + 1}`,
    bdNm: fictionalBuildings[pick] ?? '',
  }
  const first = { ...shared, main: 10 + index, sub: 0 }
  return index % 4 === 0
    ? [first, { ...shared, main: 10 + index, sub: 2, lot: 200 + index, bdNm: '' }]
    : [first]
}

function writeAddress(building: Building) {
  const { place, emdNm, rn, main, sub, lot, zipNo, admCd, rnMgtSn, bdNm } = building
  const area = [place.siNm, place.sggNm].filter((name) => name !== '').join(' ')
  const number = sub === 0 ? String(main) : `${main}-${sub}`
  const roadAddrPart1 = `${area} ${rn} ${number}`
  const roadAddrPart2 = bdNm === '' ? `(${emdNm})` : `(${emdNm}, ${bdNm})`
  return {
    roadAddr: `${roadAddrPart1} ${roadAddrPart2}`,
    roadAddrPart1,
    roadAddrPart2,
    jibunAddr: `${area} ${emdNm} ${lot}${bdNm === '' ? '' : ` ${bdNm}`}`,
    engAddr: '',
    zipNo,
    admCd,
    rnMgtSn,
    bdMgtSn: '',
    detBdNmList: '',
    bdNm,
    bdKdcd: '0',
    siNm: place.siNm,
    sggNm: place.sggNm,
    emdNm,
    liNm: '',
    rn,
    udrtYn: '0',
    buldMnnm: String(main),
    buldSlno: String(sub),
    mtYn: '0',
    lnbrMnnm: String(lot),
    lnbrSlno: '0',
    emdNo: '01',
  }
}

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

/**
 * Checks and answers as the address service does: the status is always 200, numbers are text, and null replaces an empty list.
 */
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
