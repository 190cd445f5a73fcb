const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const
const PLACES = ['', '십', '백', '천'] as const
const MYRIADS = ['', '만', '억', '조'] as const

export function formatWon(amountWon: number): string {
  return `${String(Math.trunc(amountWon)).replaceAll(/\B(?=(\d{3})+$)/g, ',')}원`
}

/** Formats '일금 삼만육천원정'; every decimal place names its digit, so that none can be added later. */
export function formatWonInText(amountWon: number): string {
  const digits = String(Math.trunc(Math.abs(amountWon)))
  const groups = Array.from({ length: Math.ceil(digits.length / 4) }, (_, group) =>
    digits.slice(Math.max(0, digits.length - (group + 1) * 4), digits.length - group * 4),
  )
  const text = groups.map((group, place) => {
    const word = readFour(group)
    return word === '' ? '' : `${word}${MYRIADS[place] ?? ''}`
  })
  return `일금 ${text.toReversed().join('') || '영'}원정`
}

function readFour(digits: string): string {
  return Array.from(digits, (digit, index) => {
    const word = DIGITS[Number(digit)] ?? ''
    return word === '' ? '' : `${word}${PLACES[digits.length - index - 1] ?? ''}`
  }).join('')
}
