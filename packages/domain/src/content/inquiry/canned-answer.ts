export const cannedFields = [
  '이름',
  '문의번호',
  '신청번호',
  '교육',
  '업소',
  '수료일',
  '수료증번호',
  '직원',
] as const
export type CannedField = (typeof cannedFields)[number]

export type CannedValues = Readonly<Partial<Record<CannedField, string>>>

const FIELD = /\{([^{}]{1,20})\}/g

export function fieldsIn(wording: string): CannedField[] {
  const named = [...wording.matchAll(FIELD)].map(([, name = '']) => name.trim())
  return cannedFields.filter((field) => named.includes(field))
}

export function unknownFieldsIn(wording: string): string[] {
  const known: readonly string[] = cannedFields
  const named = [...wording.matchAll(FIELD)].map(([, name = '']) => name.trim())
  return [...new Set(named.filter((name) => !known.includes(name)))]
}

export interface FilledAnswer {
  text: string
  filled: CannedField[]
  missing: CannedField[]
}

export function fillCanned(wording: string, values: CannedValues): FilledAnswer {
  const fields = fieldsIn(wording)
  const filled = fields.filter((field) => isGiven(values[field]))
  const text = wording.replaceAll(FIELD, (whole, name: string) => {
    const value = values[name.trim() as CannedField]
    return isGiven(value) ? value.replaceAll(/[{}]/g, '') : whole
  })
  return { text, filled, missing: fields.filter((field) => !filled.includes(field)) }
}

const isGiven = (value: string | undefined): value is string => value !== undefined && value !== ''

export function unfilledFault(wording: string): string | null {
  const left = [...fieldsIn(wording), ...unknownFieldsIn(wording)]
  return left.length === 0 ? null : `채우지 못한 칸이 있습니다: ${left.join(', ')}. 직접 써주세요.`
}
