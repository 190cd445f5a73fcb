import type { FoundAddress } from './found-address.ts'

const FIELDS = [
  'zonecode',
  'roadAddress',
  'autoRoadAddress',
  'jibunAddress',
  'autoJibunAddress',
  'roadname',
  'bcode',
] as const
const LONGEST = 150

/** Converts the answer to an address of our own search. Returns null if it is invalid, because it comes from another site. */
export function pickedAddress(answer: unknown): FoundAddress | null {
  const given = (answer ?? {}) as Record<string, unknown>
  const [zipNo, road, autoRoad, lot, autoLot, rn, admCd] = FIELDS.map((name) => textIn(given[name]))
  const roadAddrPart1 = road || autoRoad || ''
  if (!/^\d{5}$/.test(zipNo ?? '') || roadAddrPart1 === '') return null
  const roadAddrPart2 = extraOf(textIn(given['bname']), textIn(given['buildingName']))
  const [, buldMnnm = '', buldSlno = '0'] = /(\d+)(?:-(\d+))?$/.exec(roadAddrPart1) ?? []
  return {
    zipNo: zipNo ?? '',
    roadAddr: [roadAddrPart1, roadAddrPart2].filter(Boolean).join(' '),
    roadAddrPart1,
    roadAddrPart2,
    jibunAddr: lot || autoLot || '',
    rn: rn ?? '',
    buldMnnm,
    buldSlno,
    admCd: admCd ?? '',
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '')

/** Returns «(서린동, 종로빌딩)», the extra part of a road-name address. */
function extraOf(dong: string, building: string): string {
  const parts = [dong, building].filter((part) => part !== '')
  return parts.length === 0 ? '' : `(${parts.join(', ')})`
}
