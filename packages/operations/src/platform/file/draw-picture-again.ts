import { denied } from '@hygiene/domain/verdict'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import type { Sharp } from 'sharp'

type PictureKind = 'jpg' | 'png' | 'webp'
type Drawn =
  | { allowed: true; bytes: Uint8Array }
  | { allowed: false; reason: 'FILE_BROKEN' | 'FILE_PICTURE_TOO_LARGE' }

/** A picture that takes longer is no photograph. */
const LONGEST_SECONDS = 20
const JPG_QUALITY = 85

const ENCODED = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: JPG_QUALITY }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: JPG_QUALITY }),
} as const satisfies Record<PictureKind, (picture: Sharp) => Sharp>

/**
 * Draws a picture again in its own format: upright as its orientation says, at most `pictureSide` pixels long, and without
 * the place, the device and whatever else stood in or behind the file. Its size is read from its head before its
 * pixels are.
 */
export async function drawPictureAgain(bytes: Uint8Array, kind: PictureKind): Promise<Drawn> {
  const open = await openSharp()
  try {
    const { width, height } = await open(bytes, { limitInputPixels: false }).metadata()
    if (width * height > FILE_LIMITS.picturePixels) return denied('FILE_PICTURE_TOO_LARGE')
    const side = FILE_LIMITS.pictureSide
    const picture = open(bytes, { limitInputPixels: FILE_LIMITS.picturePixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LONGEST_SECONDS })
    return { allowed: true, bytes: await ENCODED[kind](picture).toBuffer() }
  } catch {
    return denied('FILE_BROKEN')
  }
}

/** Pictures are rare: the library comes with the first one. It may read three formats, and keeps nothing for the next. */
export async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}
