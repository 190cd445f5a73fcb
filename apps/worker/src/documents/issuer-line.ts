import type { SealPicture } from '@hygiene/operations/platform/file/seal-picture'
import { ink } from './document-colours.ts'
import type { Lettering } from './page-drawing.ts'
import { seal } from './seal.ts'
import type { Sheet } from './sheet.ts'
import { widthOf } from './text-runs.ts'

interface IssuerPlace {
  issuerName: string
  sealText: string
  sealPicture: SealPicture | null | undefined
  baseline: number
  size: number
  sealSide: number
  /** Room for the name and the seal together. */
  left: number
  right: number
}

/** How much of the last letter the seal covers. */
const OVERLAP = 0.46

/** The issuer's name with its seal stamped over the last letter. */
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
