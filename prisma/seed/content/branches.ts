export type BranchContent = {
  name: string
  sidoCode: string
  phone: string
  address: string
  openHours: string
  mapUrl: string
  latitude: number
  longitude: number
}

type Place = readonly [latitude: number, longitude: number]

export function branchContent(
  code: number,
  name: string,
  phone: string,
  address: string,
  [latitude, longitude]: Place,
): BranchContent {
  const mapUrl = `https://map.kakao.com/link/search/${encodeURIComponent(address.replace(/,.*/, ''))}`
  const openHours = '평일 09:00~18:00 (점심 12:00~13:00)'
  return { name, sidoCode: `${code}00000000`, phone, address, openHours, mapUrl, latitude, longitude }
}

function branch(code: number, name: string, ...rest: [phone: string, address: string, place: Place]) {
  return branchContent(code, `${name} 지회`, ...rest)
}

export const branches: readonly BranchContent[] = [
  branch(11, '서울', '02-000-0110', '서울특별시 종로구 가상로 11, 5층', [37.573, 126.979]),
  branch(28, '인천', '032-000-0280', '인천광역시 남동구 보기길 28, 2층', [37.447, 126.731]),
  branch(41, '경기', '031-000-0410', '경기도 수원시 팔달구 가상로 41, 4층', [37.277, 127.028]),
  branch(30, '대전', '042-000-0300', '대전광역시 서구 연습대로 30, 3층', [36.355, 127.384]),
  branch(36, '세종', '044-000-0360', '세종특별자치시 예시로 36, 2층', [36.48, 127.289]),
  branch(43, '충북', '043-000-0430', '충청북도 청주시 흥덕구 견본로 43, 3층', [36.637, 127.433]),
  branch(44, '충남', '041-000-0440', '충청남도 천안시 동남구 가상로 44, 2층', [36.807, 127.15]),
  branch(29, '광주', '062-000-0290', '광주광역시 북구 본보기길 29, 4층', [35.174, 126.912]),
  branch(46, '전남', '061-000-0460', '전라남도 순천시 연습대로 46, 2층', [34.951, 127.487]),
  branch(52, '전북', '063-000-0520', '전북특별자치도 전주시 완산구 예시로 52, 3층', [35.812, 127.12]),
  branch(26, '부산', '051-000-0260', '부산광역시 부산진구 가상로 26, 6층', [35.163, 129.053]),
  branch(27, '대구', '053-000-0270', '대구광역시 달서구 보기길 27, 3층', [35.83, 128.533]),
  branch(31, '울산', '052-000-0310', '울산광역시 남구 견본로 31, 2층', [35.544, 129.33]),
  branch(47, '경북', '054-000-0470', '경상북도 안동시 본보기길 47, 2층', [36.568, 128.73]),
  branch(48, '경남', '055-000-0480', '경상남도 창원시 성산구 연습대로 48, 4층', [35.198, 128.703]),
  branch(51, '강원', '033-000-0510', '강원특별자치도 춘천시 가상로 51, 3층', [37.881, 127.73]),
  branch(50, '제주', '064-000-0500', '제주특별자치도 제주시 예시로 50, 2층', [33.5, 126.531]),
]
