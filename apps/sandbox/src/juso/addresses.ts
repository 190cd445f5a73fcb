import { type Place, places } from './places.ts'

/** One row in the address service's own spelling; every value is text. */
export type JusoAddress = ReturnType<typeof writeAddress>

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

/** The one real address here, as the road-name address service (juso.go.kr) answers it. */
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

export const addresses: JusoAddress[] = [cityVenue, ...places.flatMap(fictionalBuilding)].map(writeAddress)

/** Roads and quarters that do not exist; postcodes from 90000 on are not assigned in Korea. */
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
