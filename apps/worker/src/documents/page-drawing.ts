import type { Face } from './document-fonts.ts'
import { pt } from './page-measures.ts'
import type { PdfInternals } from './pdf-internals.ts'
import { printedText } from '@hygiene/domain/printed-text'
import { runsOf, trimBetween, widthOf } from './text-runs.ts'
import type { TextStyle } from './text-runs.ts'

export interface Lettering extends TextStyle {
  colour: string
  /** Gives the text for copying and reading aloud of spread letters: '수료증' for '수 료 증'. */
  actual?: string
  /** Is an outline around the letters, in points, for a weight above bold. */
  outline?: number
  /** Adds a space for copied text, because the sentence continues on the next line. */
  continues?: boolean
  align?: 'left' | 'centre' | 'right'
}

export interface PageDrawing {
  text: (text: string, x: number, baseline: number, lettering: Lettering) => void
  raw: (operators: string) => void
  rule: (x1: number, x2: number, y: number, width: number, colour: string) => void
  panel: (x: number, y: number, width: number, height: number, fill: string) => void
  outline: (x: number, y: number, width: number, height: number, line: number, colour: string) => void
}

const utf16Hex = (text: string): string =>
  `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`

function showing(
  codes: readonly string[],
  text: string,
  before: string | undefined,
  style: TextStyle,
): string {
  let [shown, pending, previous] = ['', '', before]
  for (const [at, character] of Array.from(text).entries()) {
    const trim = trimBetween(previous, character, style)
    if (trim > 0) {
      shown += pending === '' ? `${trim} ` : `<${pending}> ${trim} `
      pending = ''
    }
    pending += codes[at] ?? ''
    previous = character
  }
  return `[${shown}<${pending}>] TJ`
}

const SHIFT = { left: 0, centre: 0.5, right: 1 } as const

function textOperators(
  pdf: PdfInternals,
  selectFace: (face: Face) => void,
  text: string,
  style: Lettering,
): string {
  let previous: string | undefined
  const runs = runsOf(text, style.typeface)
  const last = runs.at(-1)
  if (style.continues && last && last.face !== 'rareHanja') last.text += ' '
  return runs
    .map((run) => {
      selectFace(run.face)
      const { _font: font } = pdf
      pdf.page.fonts[font.id] ??= font.ref()
      const shown = showing(font.encode(run.text)[0], run.text, previous, style)
      previous = run.text.at(-1)
      return `/${font.id} ${pt(style.size)} Tf ${shown}`
    })
    .join('\n')
}

export function drawingOf(pdf: PdfInternals, selectFace: (face: Face) => void): PageDrawing {
  return {
    text: (text, x, baseline, style) => {
      const shown = printedText(text)
      if (shown === '') return
      const left = x - widthOf(shown, style) * SHIFT[style.align ?? 'left']
      const weight = style.outline ? `2 Tr 1 j ${pt(style.outline)} w ${style.colour} RG` : ''
      const glyphs = textOperators(pdf, selectFace, shown, style)
      // The page is flipped to measure from the top, so the text matrix flips the letters back. Marked content is placed inside
      // the text object, because readers use the matrix in force at its end.
      pdf.addContent(`q ${style.colour} rg ${weight} BT 1 0 0 -1 ${pt(left)} ${pt(baseline)} Tm`)
      if (style.tracking) pdf.addContent(`${style.tracking.toFixed(3)} Tc`)
      if (style.actual) pdf.addContent(`/Span <</ActualText <${utf16Hex(style.actual)}>>> BDC`)
      pdf.addContent(glyphs)
      pdf.addContent(style.actual ? 'EMC ET Q' : 'ET Q')
    },
    raw: (operators) => {
      pdf.addContent(operators)
    },
    rule: (x1, x2, y, width, colour) => {
      pdf.addContent(`q ${colour} RG ${pt(width)} w ${pt(x1)} ${pt(y)} m ${pt(x2)} ${pt(y)} l S Q`)
    },
    panel: (x, y, width, height, fill) => {
      pdf.addContent(`q ${fill} rg ${pt(x)} ${pt(y)} ${pt(width)} ${pt(height)} re f Q`)
    },
    outline: (x, y, width, height, line, colour) => {
      pdf.addContent(`q ${colour} RG ${pt(line)} w ${pt(x)} ${pt(y)} ${pt(width)} ${pt(height)} re S Q`)
    },
  }
}
