import { ink, navy } from './document-colours.ts'
import { fitText } from './line-fitting.ts'
import type { FittedText } from './line-fitting.ts'
import type { Sheet } from './sheet.ts'

export type NoteSection = readonly [heading: string, notes: readonly string[]]

interface NotesPlace {
  left: number
  right: number
  top: number
  bottom: number
}

interface LaidNotes {
  size: number
  leading: number
  sections: { heading: string; notes: FittedText[] }[]
}

const LARGEST = 10
const SMALLEST = 6.5
const LEADING = 1.48
const GAP = 0.72
const HEADING_COLUMN = 80
const BULLET_COLUMN = 9

function layNotes(sections: readonly NoteSection[], { left, right, top, bottom }: NotesPlace): LaidNotes {
  const width = right - left - HEADING_COLUMN - BULLET_COLUMN
  for (let size = LARGEST; ; size -= 0.25) {
    const style = { typeface: 'sans', size } as const
    const laid = sections.map(([heading, notes]) => ({
      heading,
      notes: notes.map((note) => fitText(note, width, style, size * 0.94)),
    }))
    const lines = laid.flatMap(({ notes }) => notes.map((note) => note.lines.length))
    const leading = size * LEADING
    const height = lines.reduce((sum, count) => sum + count, 0) * leading + laid.length * size * GAP
    if (top + height <= bottom || size <= SMALLEST) return { size, leading, sections: laid }
  }
}

export function drawNotes(sheet: Sheet, sections: readonly NoteSection[], place: NotesPlace): void {
  const { size, leading, sections: laid } = layNotes(sections, place)
  const textLeft = place.left + HEADING_COLUMN
  let baseline = place.top + size
  for (const { heading, notes } of laid) {
    const section = sheet.group(sheet.root, 'Sect')
    const from = baseline
    sheet.tagged(section, 'H2', () => {
      const lettering = { typeface: 'sansBold', size: size * 1.06, colour: navy } as const
      sheet.text(heading, place.left, from, lettering)
    })
    for (const note of notes) {
      drawNote(sheet, section, note, { x: textLeft, baseline, leading })
      baseline += note.lines.length * leading
    }
    baseline += size * GAP
  }
}

function drawNote(
  sheet: Sheet,
  section: ReturnType<Sheet['group']>,
  { lines, size }: FittedText,
  { x, baseline, leading }: { x: number; baseline: number; leading: number },
): void {
  sheet.artifact(() => sheet.panel(x, baseline - size * 0.44, 2.3, 2.3, navy))
  sheet.tagged(section, 'P', () => {
    for (const [at, line] of lines.entries()) {
      const continues = at < lines.length - 1
      const lettering = { typeface: 'sans', size, colour: ink, continues } as const
      sheet.text(line, x + BULLET_COLUMN, baseline + at * leading, lettering)
    }
  })
}
