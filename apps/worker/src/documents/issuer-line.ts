import { printedText } from '@hygiene/domain/printed-text'
import type { SealPicture } from '@hygiene/operations/platform/file/seal-picture'
import type { BBOX } from 'fontkit'
import { ink, sealRed } from './document-colours.ts'
import { letterOf, openFace } from './document-fonts.ts'
import type { Lettering } from './page-drawing.ts'
import { pt } from './page-measures.ts'
import { sealPictureForm } from './seal-picture-form.ts'
import { type SharedForm, sharedForm } from './shared-form.ts'
import type { Sheet } from './sheet.ts'
import { widthOf } from './text-runs.ts'

const SIDE = 62
const INSET = 6.4
/** Is the part of its cell that a letter fills; seal letters are stretched to the same size. */
const FILL = 0.93

/** Draws letters as outlines instead of text, so that the seal does not appear in copied text. */
function letterOutline(character: string): { operators: string; bbox: BBOX } {
  const { face } = letterOf('serifBold', character)
  const { path } = openFace(face).font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  let [x, y] = [0, 0]
  const operators = path.commands
    .map(({ command, args }) => {
      const [a = 0, b = 0, c = 0, d = 0] = args
      if (command === 'closePath') return 'h'
      if (command === 'moveTo' || command === 'lineTo') {
        ;[x, y] = [a, b]
        return `${pt(a)} ${pt(b)} ${command === 'moveTo' ? 'm' : 'l'}`
      }
      const near = `${pt(x + ((a - x) * 2) / 3)} ${pt(y + ((b - y) * 2) / 3)}`
      const far = `${pt(c + ((a - c) * 2) / 3)} ${pt(d + ((b - d) * 2) / 3)}`
      ;[x, y] = [c, d]
      return `${near} ${far} ${pt(c)} ${pt(d)} c`
    })
    .join(' ')
  return { operators, bbox: path.bbox }
}

function sealForm(sealText: string): SharedForm {
  const characters = Array.from(printedText(sealText).replaceAll(' ', ''))
  const columns = Math.ceil(Math.sqrt(characters.length))
  const rows = Math.ceil(characters.length / columns)
  const [width, height] = [(SIDE - 2 * INSET) / columns, (SIDE - 2 * INSET) / rows]
  const letters = characters.map((character, at) => {
    const left = INSET + width * (columns - 1 - Math.floor(at / rows))
    const top = INSET + height * (at % rows)
    const { bbox, operators } = letterOutline(character)
    const across = (width * FILL) / (bbox.maxX - bbox.minX)
    const down = (height * FILL) / (bbox.maxY - bbox.minY)
    const x = left + (width * (1 - FILL)) / 2 - bbox.minX * across
    const y = top + (height * (1 - FILL)) / 2 + bbox.maxY * down
    return `q ${across.toFixed(5)} 0 0 ${(-down).toFixed(5)} ${pt(x)} ${pt(y)} cm 9 w ${operators} B Q`
  })
  const operators = [
    `${sealRed} RG ${sealRed} rg 1 j 2.2 w 1.1 1.1 ${SIDE - 2.2} ${SIDE - 2.2} re S`,
    `.55 w 3.7 3.7 ${SIDE - 7.4} ${SIDE - 7.4} re S`,
    ...letters,
  ]
  return sharedForm('Seal', [0, 0, SIDE, SIDE], operators.join('\n'))
}

interface Sealing {
  sealText: string
  sealPicture?: SealPicture | null | undefined
}

let drawn: { of: string | SealPicture; form: SharedForm } | undefined

function seal(
  { sealText, sealPicture }: Sealing,
  x: number,
  y: number,
  side: number,
): { form: SharedForm; placing: string } {
  const of = sealPicture ?? sealText
  if (drawn?.of !== of) {
    drawn = { of, form: typeof of === 'string' ? sealForm(of) : sealPictureForm(of, SIDE) }
  }
  const scale = (side / SIDE).toFixed(5)
  return { form: drawn.form, placing: `${scale} 0 0 ${scale} ${pt(x)} ${pt(y)} cm` }
}

interface IssuerPlace {
  issuerName: string
  sealText: string
  sealPicture: SealPicture | null | undefined
  baseline: number
  size: number
  sealSide: number
  left: number
  right: number
}

/** Is the part of the last letter that the seal covers. */
const OVERLAP = 0.46

export function drawIssuer(sheet: Sheet, place: IssuerPlace): void {
  const covered = place.size * 0.92 * OVERLAP
  const room = place.right - place.left - place.sealSide + covered
  const natural: Lettering = {
    typeface: 'serifBold',
    size: place.size,
    tracking: place.size * 0.035,
    colour: ink,
  }
  const size = place.size * Math.min(1, room / widthOf(place.issuerName, natural))
  const lettering: Lettering = { ...natural, size, tracking: size * 0.035, outline: size * 0.016 }
  const width = widthOf(place.issuerName, lettering)
  const x = place.left + (room - width) / 2
  const sealX = x + width - covered
  const sealY = place.baseline - size * 0.42 - place.sealSide / 2

  sheet.tagged(sheet.root, 'P', () => sheet.text(place.issuerName, x, place.baseline, lettering))
  const { form, placing } = seal(place, sealX, sealY, place.sealSide)
  sheet.tagged(
    sheet.root,
    'Figure',
    () => {
      sheet.raw(`q ${placing}`)
      sheet.useForm(form)
      sheet.raw('Q')
    },
    { alt: `${place.issuerName} 직인`, bbox: [sealX, sealY, sealX + place.sealSide, sealY + place.sealSide] },
  )
}
