import { cellName, cellOfText } from '@hygiene/domain/staff/import/import-cell'
import type { FoundRow } from '@hygiene/operations/staff/import/keep-read-file'
import { decoded, type TextEncodingName } from './text-encoding.ts'
import { READ_BOUNDS, UnreadableFile } from './unreadable.ts'

const DELIMITERS = [',', '\t', ';', '|'] as const

/** Reads rows by RFC 4180 while decoding. The delimiter is the most frequent one of the first lines. */
export function* readCsv(bytes: Uint8Array, encoding: TextEncodingName): Generator<FoundRow> {
  let reader: CsvReader | null = null
  for (const piece of decoded(bytes, encoding)) {
    reader ??= new CsvReader(delimiterOf(piece))
    yield* reader.read(piece)
  }
  if (reader) yield* reader.end()
}

function delimiterOf(piece: string): string {
  const lines = piece.slice(0, 5_000).replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((sign) => lines.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

type State = 'plain' | 'quoted' | 'quote'

class CsvReader {
  readonly #delimiter: string
  #state: State = 'plain'
  #cell = ''
  #cells: string[] = []
  #rowAt = 0
  #wasReturn = false
  #opened = ''

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  *read(piece: string): Generator<FoundRow> {
    for (const sign of piece) {
      const isSecondHalf = this.#wasReturn && sign === '\n'
      this.#wasReturn = sign === '\r'
      if (this.#state === 'quoted') {
        if (sign === '"') this.#state = 'quote'
        else this.#add(sign)
      } else if (sign === '"' && this.#state === 'quote') {
        this.#add(sign)
        this.#state = 'quoted'
      } else if (sign === '"' && this.#cell.trim() === '') {
        this.#cell = ''
        this.#state = 'quoted'
        this.#opened = cellName(this.#cells.length, this.#rowAt)
      } else if (sign === this.#delimiter) this.#endCell()
      else if (sign === '\n' || sign === '\r') {
        if (!isSecondHalf) yield this.#endRow()
      } else this.#add(sign)
    }
  }

  *end(): Generator<FoundRow> {
    if (this.#state === 'quoted') throw new UnreadableFile(`${this.#opened}: 따옴표가 닫히지 않았습니다.`)
    if (this.#cell !== '' || this.#cells.length > 0) yield this.#endRow()
  }

  #add(sign: string): void {
    this.#cell += sign
    if (this.#cell.length > READ_BOUNDS.cell) {
      const where = this.#state === 'quoted' ? this.#opened : cellName(this.#cells.length, this.#rowAt)
      throw new UnreadableFile(`${where}: 한 칸이 너무 깁니다. 따옴표가 닫혔는지 확인해주세요.`)
    }
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'plain'
    if (this.#cells.length > 2 * READ_BOUNDS.columns)
      throw new UnreadableFile(`${this.#rowAt + 1}행: 열이 ${READ_BOUNDS.columns}개를 넘습니다.`)
  }

  #endRow(): FoundRow {
    this.#endCell()
    const row = { rowAt: this.#rowAt, cells: this.#cells.map(cellOfText) }
    this.#cells = []
    this.#rowAt += 1
    return row
  }
}
