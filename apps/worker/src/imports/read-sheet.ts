import { cellOfText, type ImportCell, withoutControls } from '@hygiene/domain/staff/import/import-cell'
import type { ZipEntry } from '@hygiene/domain/platform/file/read-zip'
import type { FoundRow } from '@hygiene/operations/staff/import/keep-read-file'
import { inflateEntry } from './inflate-entry.ts'
import { parseXml, unescaped } from './parse-xml.ts'
import { READ_BOUNDS, UnreadableFile } from './unreadable.ts'

interface SheetText {
  shared: readonly string[]
  dayStyles: ReadonlySet<number>
  is1904: boolean
}

/** Describes merged cells; rows and columns count from 0. */
export interface Merge {
  ref: string
  lastRowAt: number
}

/** Yields the rows of a sheet while it is unpacked (18.3.1). Passes merged cells, which follow the rows, to `onMerge`. */
export function readSheet(
  bytes: Uint8Array,
  entry: ZipEntry,
  wording: SheetText,
  onMerge: (merge: Merge) => void,
): AsyncGenerator<FoundRow> {
  const reader = new SheetReader(wording, onMerge)
  return parseXml(inflateEntry(bytes, entry), reader, () => reader.take())
}

class SheetReader {
  readonly #wording: SheetText
  readonly #onMerge: (merge: Merge) => void
  #rows: FoundRow[] = []
  #cells: ImportCell[] = []
  #rowAt = -1
  #columnAt = -1
  #type = ''
  #style = 0
  #text = ''
  #isText = false
  #hasFormula = false

  constructor(wording: SheetText, onMerge: (merge: Merge) => void) {
    this.#wording = wording
    this.#onMerge = onMerge
  }

  take(): FoundRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (tag === 'row') {
      this.#openRow(attributes['r'])
      this.#cells = []
      this.#columnAt = -1
    } else if (tag === 'c') this.#openCell(attributes)
    else if (tag === 'f') this.#hasFormula = true
    else if (tag === 'v' || tag === 't') this.#isText = true
    else if (tag === 'mergeCell') this.#merge(attributes['ref'] ?? '')
  }

  text(piece: string): void {
    if (!this.#isText) return
    this.#text += piece
    if (this.#text.length > 2 * READ_BOUNDS.cell)
      throw new UnreadableFile(`${this.#rowAt + 1}행에 너무 긴 칸이 있습니다. 줄여주세요.`)
  }

  close(tag: string): void {
    if (tag === 'v' || tag === 't') this.#isText = false
    else if (tag === 'c') this.#closeCell()
    else if (tag === 'row') this.#rows.push({ rowAt: this.#rowAt, cells: [...this.#cells] })
  }

  /** Rows must be unique and in order, because later parts find them by number. */
  #openRow(written: string | undefined): void {
    const before = this.#rowAt
    const rowNo = written === undefined ? before + 2 : Number(written)
    if (!Number.isInteger(rowNo) || rowNo < 1 || rowNo > READ_BOUNDS.rowAt)
      throw new UnreadableFile(
        `${before + 2}번째 행의 번호 «${written?.slice(0, 20)}»: 올바르지 않습니다. 다시 저장해 올려주세요.`,
      )
    if (rowNo - 1 <= before)
      throw new UnreadableFile(`${rowNo}행이 두 번 있거나 차례가 어긋났습니다. 다시 저장해 올려주세요.`)
    this.#rowAt = rowNo - 1
  }

  #openCell(attributes: Readonly<Record<string, string>>): void {
    const { r, t = '', s } = attributes
    const before = this.#columnAt
    this.#columnAt = r === undefined ? before + 1 : columnOf(r)
    if (this.#columnAt <= before)
      throw new UnreadableFile(
        `${this.#rowAt + 1}행: 칸 번호 «${r?.slice(0, 20)}»: 올바르지 않거나 두 번 있습니다. 다시 저장해 올려주세요.`,
      )
    if (this.#columnAt >= 2 * READ_BOUNDS.columns)
      throw new UnreadableFile(
        `${r?.slice(0, 20) ?? `${this.#rowAt + 1}행`}: 열이 ${READ_BOUNDS.columns}개를 넘습니다.`,
      )
    this.#type = t
    this.#style = Number(s ?? 0)
    this.#text = ''
    this.#hasFormula = false
  }

  #closeCell(): void {
    while (this.#cells.length < this.#columnAt) this.#cells.push('')
    this.#cells[this.#columnAt] = this.#cell()
  }

  #cell(): ImportCell {
    // A formula is refused with its last result, which may come from any other file.
    if (this.#hasFormula) return { as: 'formula', text: withoutControls(unescaped(this.#text)) }
    const text = this.#text
    if (this.#type === 's') {
      const shared = this.#wording.shared[Number(text)]
      return shared === undefined ? { as: 'error', text: '' } : cellOfText(shared)
    }
    if (this.#type === 'inlineStr' || this.#type === 'str') return cellOfText(unescaped(text))
    if (this.#type === 'e') return { as: 'error', text }
    if (this.#type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
    if (this.#type === 'd') return { as: 'day', text: momentOf(text) }
    if (text === '') return ''
    if (!Number.isFinite(Number(text))) return { as: 'error', text }
    return this.#wording.dayStyles.has(this.#style)
      ? { as: 'day', text: dayOf(Number(text), this.#wording.is1904) }
      : { as: 'number', text: plainNumber(text) }
  }

  #merge(ref: string): void {
    const last = /^[A-Z]{1,3}\d{1,7}:[A-Z]{1,3}(\d{1,7})$/.exec(ref)?.[1]
    if (last !== undefined) this.#onMerge({ ref, lastRowAt: Number(last) - 1 })
  }
}

/** Converts «C5» to 2; letters count in base 26. */
function columnOf(ref: string): number {
  let at = 0
  for (const sign of ref) {
    const value = sign.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    at = at * 26 + value
  }
  return at - 1
}

const EPOCH_DAYS = { 1900: 25_569, 1904: 24_107 } as const

/** Converts a serial number to a day, with the time if it has one. A number outside the calendar is returned as is. */
function dayOf(serial: number, is1904: boolean): string {
  const days = serial - EPOCH_DAYS[is1904 ? 1904 : 1900]
  const at = new Date(Math.round(days * 86_400) * 1_000)
  return Number.isNaN(at.getTime()) ? String(serial) : momentOf(at.toISOString())
}

/** Formats an ISO 8601 value as «2026-11-20 14:03:22», and midnight as the day alone. */
function momentOf(text: string): string {
  const [day = '', time = '00:00:00'] = text.split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

/** Writes whole numbers without an exponent: «1.0123456789E10» is a phone number that lost its zero. */
function plainNumber(text: string): string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? String(number) : text
}
