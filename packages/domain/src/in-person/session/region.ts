/** Divides Korea into the five search regions for in-person education (specification section 3). */
export const EducationRegion = {
  capital: 1,
  chungcheong: 2,
  jeolla: 3,
  gyeongsang: 4,
  gangwonJeju: 5,
} as const
export type EducationRegion = (typeof EducationRegion)[keyof typeof EducationRegion]
export const educationRegionLabel: Record<EducationRegion, string> = {
  1: '수도권',
  2: '충청',
  3: '전라',
  4: '경상',
  5: '강원·제주',
}

/** Uses the first two digits of a province's code and includes codes from before the reforms of 2023, 2024 and 2026. */
const PREFIXES: Record<EducationRegion, readonly string[]> = {
  1: ['11', '28', '41'],
  2: ['30', '36', '43', '44'],
  3: ['12', '29', '45', '46', '52'],
  4: ['26', '27', '31', '47', '48'],
  5: ['42', '49', '50', '51'],
}

export function regionOfProvince(sidoCode: string): EducationRegion | null {
  const prefix = sidoCode.slice(0, 2)
  return Object.values(EducationRegion).find((region) => PREFIXES[region].includes(prefix)) ?? null
}

export function provinceCodesOf(region: EducationRegion): string[] {
  return PREFIXES[region].map((prefix) => prefix.padEnd(10, '0'))
}
