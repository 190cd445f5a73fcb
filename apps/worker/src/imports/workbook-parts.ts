import { withoutControls } from '@hygiene/domain/staff/import/import-cell'
import type { ZipEntry } from '@hygiene/domain/platform/file/read-zip'
import { inflateEntry } from './inflate-entry.ts'
import { parseXml, unescaped } from './parse-xml.ts'
import { READ_BOUNDS, UnreadableFile } from './unreadable.ts'

export interface Workbook {
  bytes: Uint8Array
  entries: ReadonlyMap<string, ZipEntry>
}

async function readPart(
  { bytes, entries }: Workbook,
  path: string,
  reader: Parameters<typeof parseXml>[1],
): Promise<void> {
  const entry = entries.get(path)
  if (!entry) return
  await parseXml(inflateEntry(bytes, entry), reader, () => []).next()
}

export interface FoundSheet {
  name: string
  path: string
  /** Is true if days count from 1904, as in workbooks of old Macintosh versions. */
  is1904: boolean
}

const PARTS = '파일의 시트나 서식이 너무 많습니다. 새 스프레드시트에 값만 붙여 다시 올려주세요.'

function within(count: number, most: number): void {
  if (count > most) throw new UnreadableFile(PARTS)
}

/** Returns the first visible sheet (ECMA-376 part 1, 18.2.19). */
export async function findSheet(workbook: Workbook): Promise<FoundSheet> {
  const sheets: { name: string; id: string }[] = []
  let is1904 = false
  await readPart(workbook, 'xl/workbook.xml', {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (tag !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
      if (id !== undefined) sheets.push({ name: withoutControls(unescaped(attributes['name'] ?? '')), id })
      within(sheets.length, READ_BOUNDS.sheets)
    },
  })
  const targets = new Map<string, string>()
  await readPart(workbook, 'xl/_rels/workbook.xml.rels', {
    open(tag, { Id, Target }) {
      if (tag === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target)
      within(targets.size, 2 * READ_BOUNDS.sheets)
    },
  })
  const [first] = sheets
  const target = targets.get(first?.id ?? '') ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!first || !workbook.entries.has(path))
    throw new UnreadableFile('시트를 찾을 수 없습니다. 다시 저장해 올려주세요.')
  return { name: first.name.slice(0, 100), path, is1904 }
}

/** Reads the texts that cells share by number (18.4.9), without phonetic guides. */
export async function readSharedTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let size = 0
  let isText = false
  let isGuide = false
  await readPart(workbook, 'xl/sharedStrings.xml', {
    open(tag) {
      if (tag === 'si') text = ''
      if (tag === 'rPh') isGuide = true
      if (tag === 't') isText = !isGuide
    },
    text(piece) {
      if (isText) text += piece
    },
    close(tag) {
      if (tag === 't') isText = false
      if (tag === 'rPh') isGuide = false
      if (tag !== 'si') return
      texts.push(unescaped(text))
      size += 2 * text.length
      if (size > READ_BOUNDS.sharedBytes || texts.length > READ_BOUNDS.sharedTexts)
        throw new UnreadableFile('글이 너무 많은 파일입니다. 나누어 올려주세요.')
    },
  })
  return texts
}

/** Lists the built-in date formats (18.8.30), including the Korean ones. */
const DAYS_BUILT_IN = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])

export async function readDayStyles(workbook: Workbook): Promise<ReadonlySet<number>> {
  const days = new Set(DAYS_BUILT_IN)
  const found = new Set<number>()
  let isCellStyle = false
  let at = 0
  await readPart(workbook, 'xl/styles.xml', {
    open(tag, attributes) {
      if (tag === 'numFmt') {
        const wording = (attributes['formatCode'] ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
        if (/[yd]/i.test(wording)) days.add(Number(attributes['numFmtId']))
        within(days.size, READ_BOUNDS.styles)
      }
      if (tag === 'cellXfs') isCellStyle = true
      if (tag !== 'xf' || !isCellStyle) return
      if (days.has(Number(attributes['numFmtId'] ?? 0))) found.add(at)
      at += 1
      within(at, READ_BOUNDS.styles)
    },
    close(tag) {
      if (tag === 'cellXfs') isCellStyle = false
    },
  })
  return found
}
