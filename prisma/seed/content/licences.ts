/** Every business, person and address here is fictitious; the road names (가상로 …) do not exist. */
export type LicenceContent = {
  lcnsNo: string
  businessTypeName: '일반음식점' | '집단급식소' | '위탁급식영업'
  businessName: string
  representativeName: string
  sidoCode: string
  siteAddress: string
  industryCode: '001'
}

type Place = { sidoCode: string; sidoName: string; districts: readonly string[] }

function place(code: number, sidoName: string, ...districts: readonly string[]): Place {
  return { sidoCode: `${code}00000000`, sidoName, districts }
}

/** Lists the specification's 17 provinces: licences issued before 2026-07-01 keep the codes 29 and 46. */
const places: readonly Place[] = [
  place(11, '서울특별시', '종로구', '마포구', '송파구', '관악구', '노원구'),
  place(26, '부산광역시', '해운대구', '부산진구', '사하구'),
  place(27, '대구광역시', '수성구', '달서구', '군위군'),
  place(28, '인천광역시', '남동구', '부평구', '연수구'),
  place(29, '광주광역시', '동구', '북구', '광산구'),
  place(30, '대전광역시', '서구', '유성구', '대덕구'),
  place(31, '울산광역시', '남구', '울주군'),
  place(36, '세종특별자치시', ''),
  place(41, '경기도', '수원시 팔달구', '고양시 일산동구', '파주시', '이천시', '양평군'),
  place(43, '충청북도', '청주시 흥덕구', '제천시', '단양군'),
  place(44, '충청남도', '천안시 동남구', '공주시', '태안군'),
  place(46, '전라남도', '목포시', '순천시', '담양군'),
  place(47, '경상북도', '포항시 북구', '경주시', '안동시'),
  place(48, '경상남도', '창원시 성산구', '통영시', '남해군'),
  place(50, '제주특별자치도', '제주시', '서귀포시'),
  place(51, '강원특별자치도', '춘천시', '강릉시', '정선군'),
  place(52, '전북특별자치도', '전주시 완산구', '군산시', '순창군'),
]

const roads = ['가상로', '보기길', '연습대로', '예시로', '가상시장길', '견본로', '본보기길'] as const
const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오', '서'] as const
const givenNames = [
  '가람',
  '누리',
  '다온',
  '라희',
  '마루',
  '보람',
  '새봄',
  '아름',
  '이든',
  '한결',
  '해솔',
] as const
const flavours = [
  '솔밭',
  '달빛',
  '고갯마루',
  '느티나무',
  '옹기',
  '푸른들',
  '첫눈',
  '아랫목',
  '버들',
  '징검다리',
] as const
const restaurants = [
  '국밥',
  '칼국수',
  '한정식',
  '식당',
  '분식',
  '해장국',
  '숯불구이',
  '손만두',
  '횟집',
] as const
const canteens = ['초등학교 급식소', '요양원 급식소', '어린이집 급식소', '산업 구내식당'] as const

function pick<T>(text: readonly T[], turn: number): T {
  const word = text[turn % text.length]
  if (word === undefined) throw new Error('A word list is empty')
  return word
}

function businessTypeOf(index: number): LicenceContent['businessTypeName'] {
  if (index % 12 === 5) return '집단급식소'
  if (index % 12 === 9) return '위탁급식영업'
  return '일반음식점'
}

function businessNameOf(index: number, type: LicenceContent['businessTypeName']): string {
  const flavour = pick(flavours, index * 3 + Math.floor(index / 10))
  if (type === '집단급식소') return `${flavour}${pick(canteens, Math.floor(index / 12))}`
  if (type === '위탁급식영업') return `${flavour}푸드서비스`
  return `${flavour}${pick(restaurants, index * 2 + Math.floor(index / 9))}`
}

function siteAddressOf(index: number, site: Place): string {
  const turn = Math.floor(index / places.length)
  const district = pick(site.districts, turn)
  const road = `${pick(roads, index + turn)} ${1 + ((index * 37) % 290)}`
  return [site.sidoName, district, road].filter((part) => part !== '').join(' ')
}

/** Returns the same licence for the same index, so that tests and people may refer to one. */
export function licenceAt(index: number): LicenceContent {
  const site = pick(places, index)
  const businessTypeName = businessTypeOf(index)
  return {
    lcnsNo: `${2004 + ((index * 7) % 22)}099${String(index + 1).padStart(4, '0')}`,
    businessTypeName,
    businessName: businessNameOf(index, businessTypeName),
    representativeName: `${pick(surnames, index * 5 + 2)}${pick(givenNames, index * 4 + 1)}`,
    sidoCode: site.sidoCode,
    siteAddress: siteAddressOf(index, site),
    industryCode: '001',
  }
}

export function licences(count = 300): readonly LicenceContent[] {
  return Array.from({ length: count }, (_, index) => licenceAt(index))
}
