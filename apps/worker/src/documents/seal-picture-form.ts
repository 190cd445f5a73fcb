import { deflateSync } from 'node:zlib'
import type { SealPicture } from '@hygiene/operations/platform/file/seal-picture'
import { pt } from './page-measures.ts'
import { type SharedForm, sharedForm } from './shared-form.ts'

export type WithSeal<Fields> = Fields & { sealPicture?: SealPicture | null; isSample?: boolean }

/** Centres the picture of a seal in a square of `side` points, as large as fits. Pages are measured from the top. */
export function sealPictureForm({ width, height, rgb, paper }: SealPicture, side: number): SharedForm {
  const scale = side / Math.max(width, height)
  const [across, down] = [width * scale, height * scale]
  const [x, y] = [(side - across) / 2, (side + down) / 2]
  const image = {
    name: 'SealPicture',
    width,
    height,
    rgb: deflateSync(rgb, { level: 9 }),
    paper: deflateSync(paper, { level: 9 }),
  }
  const operators = `q ${pt(across)} 0 0 ${pt(-down)} ${pt(x)} ${pt(y)} cm /SealPicture Do Q`
  return sharedForm('Seal', [0, 0, side, side], operators, [image])
}
