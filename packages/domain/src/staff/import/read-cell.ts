import { isBirthDate } from '../../member/account/birth-date.ts'
import { isMobilePhone, normalizePhone } from '../../member/account/phone.ts'
import { printedText } from '../../printed-text.ts'
import { cellText, type ImportCell, type OddCell } from './import-cell.ts'
import type { ImportColumn, ImportColumnType } from './import-column.ts'
import { isDay, readMoment, readTime } from './read-time.ts'

export type ReadCell = { value: string } | { wrong: string }

export type ValueMap = Readonly<Record<string, string>>

const value = (text: string): ReadCell => ({ value: text })
const wrong = (sentence: string): ReadCell => ({ wrong: sentence })

const ODD: Partial<Record<OddCell['as'], string>> = {
  formula: '수식이 들어 있습니다. 값으로 바꿔 다시 저장해주세요',
  error: '오류 값이 들어 있습니다. 값을 적어주세요',
  control: '보이지 않는 제어 문자가 들어 있습니다. 지우고 다시 저장해주세요',
}
/** Matches a long number that a spreadsheet has shortened, such as «1.01235E+10». */
const SHORTENED = /^\d(?:\.\d+)?E\+?\d+$/i

/** Parses one cell or returns why it is wrong. Formulas are never evaluated. */
export function readCell(
  { column, isRequired }: ImportColumn,
  cell: ImportCell,
  map: ValueMap = {},
): ReadCell {
  const odd = typeof cell === 'string' ? undefined : ODD[cell.as]
  if (odd !== undefined) return wrong(odd)
  const text = printedText(cellText(cell))
  if (column.type === 'choice') return readChoice(column.choices, text, map, isRequired)
  if (column.type === 'choices') return readChoices(column.choices, text, map, isRequired)
  if (text === '') return isRequired ? wrong('비어 있습니다') : value('')
  if (SHORTENED.test(text))
    return wrong(`긴 번호가 «${text}»로 줄었습니다. 열을 텍스트로 바꿔 다시 저장해주세요`)
  return READERS[column.type](column as never, text, cell)
}

type Reader<T> = (column: T, text: string, cell: ImportCell) => ReadCell
type Readers = {
  [T in Exclude<ImportColumnType['type'], 'choice' | 'choices'>]: Reader<
    Extract<ImportColumnType, { type: T }>
  >
}

const READERS: Readers = {
  text: ({ most }, text) => (text.length > most ? wrong(`${most}자까지 적습니다`) : value(text)),
  lines: ({ most }, _text, cell) => {
    const lines = cellText(cell)
      .split(/\r\n|\n|\r/)
      .map(printedText)
    const whole = lines.join('\n').trim()
    return whole.length > most ? wrong(`${most}자까지 적습니다`) : value(whole)
  },
  code: ({ most, pattern, sentence }, text, cell) => {
    if (isOdd(cell, 'day')) return wrong('번호가 날짜로 바뀌었습니다. 열을 텍스트로 바꿔 다시 적어주세요')
    if (isOdd(cell, 'number'))
      return wrong(
        '번호가 숫자로 저장되어 앞자리 0이 빠졌을 수 있습니다. 열을 텍스트로 바꿔 다시 저장해주세요',
      )
    if (text.length > most) return wrong(`${most}자까지 적습니다`)
    return pattern && !pattern.test(text) ? wrong(sentence ?? '번호를 다시 확인해주세요') : value(text)
  },
  phone: (_column, text) => {
    if (/^1[016789]\d{7,8}$/.test(text))
      return wrong('앞자리 0이 빠졌습니다. 열을 텍스트로 바꿔 다시 저장해주세요')
    return isMobilePhone(text) ? value(normalizePhone(text)) : wrong('휴대전화 번호가 아닙니다')
  },
  birth: (_column, text) => {
    const digits = withoutTime(text).replaceAll(/\D/g, '')
    if (digits.length === 5) return wrong('앞자리 0이 빠진 여섯 자리 생년월일입니다. 여덟 자리로 적어주세요')
    if (digits.length !== 8) return wrong('생년월일을 여덟 자리로 적어주세요')
    return isBirthDate(digits) ? value(digits) : wrong('없는 날짜입니다')
  },
  day: (_column, written) => {
    const text = withoutTime(written)
    const [, year = '', month = '', day = ''] =
      /^(\d{4})\D*?(\d{1,2})\D*?(\d{1,2})\D*$/.exec(spelt(text)) ?? []
    const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(found) ? value(found) : wrong('날짜를 2024-05-31처럼 적어주세요')
  },
  time: (_column, text) => {
    const found = readTime(text)
    return found === null ? wrong('시각을 09:30처럼 적어주세요') : value(found)
  },
  moment: (_column, text) => {
    const found = readMoment(text)
    return found === null ? wrong('일시를 2026-05-31 09:30처럼 적어주세요') : value(found)
  },
  integer: ({ least, most }, text) => {
    const found = Number(text.replaceAll(/,|[년원명석]$/g, ''))
    return Number.isInteger(found) && found >= least && found <= most
      ? value(String(found))
      : wrong(`${least}부터 ${most}까지의 숫자를 적어주세요`)
  },
}

const isOdd = (cell: ImportCell, as: OddCell['as']) => typeof cell !== 'string' && cell.as === as

/** Drops the time, because a sheet stores day and time in one number. */
const withoutTime = (text: string): string => text.replace(/ \d\d:\d\d:\d\d$/, '')
/** Inserts hyphens into a day of eight digits. */
const spelt = (text: string): string => (/^\d{8}$/.test(text) ? text.replace(/^(....)(..)/, '$1-$2-') : text)

export const bareText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s*·().,_/-]/g, '')

function readChoice(
  choices: Extract<ImportColumnType, { type: 'choice' }>['choices'],
  text: string,
  map: ValueMap,
  isRequired: boolean,
): ReadCell {
  const mapped = map[text]
  if (mapped !== undefined && choices.some((one) => one.value === mapped)) return value(mapped)
  if (text === '') return isRequired ? wrong('비어 있습니다') : value('')
  const bare = bareText(text)
  const found = choices.find(
    (one) => bareText(one.label) === bare || one.alike.includes(bare) || one.value === text,
  )
  return found ? value(found.value) : wrong(`«${text.slice(0, 30)}»에 맞는 값을 골라주세요`)
}

const DIVIDED = /[,·/+;、]| 및 /

function readChoices(...[choices, text, map, isRequired]: Parameters<typeof readChoice>): ReadCell {
  if (text === '') return isRequired ? wrong('비어 있습니다') : value('')
  const found: string[] = []
  for (const part of text.split(DIVIDED)) {
    const read = readChoice(choices, part.trim(), map, true)
    if ('wrong' in read) return read
    found.push(read.value)
  }
  return value([...new Set(found)].toSorted().join(','))
}
