import { denied } from '@hygiene/domain/verdict'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import type { Sharp } from 'sharp'

type PictureKind = 'jpg' | 'png' | 'webp'
type Drawn =
  | { allowed: true; bytes: Uint8Array }
  | { allowed: false; reason: 'FILE_BROKEN' | 'FILE_PICTURE_TOO_LARGE' }

/** Limits the processing time: no photograph takes longer. */
const LONGEST_SECONDS = 20
const JPG_QUALITY = 85

const ENCODED = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: JPG_QUALITY }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: JPG_QUALITY }),
} as const satisfies Record<PictureKind, (picture: Sharp) => Sharp>

/**
 * Re-encodes a picture in its own format: upright, at most `pictureSide` pixels long, without location, device or other metadata.
 * Reads the size from the header before decoding.
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

/** Loads the library with the first picture only, limits it to three formats and disables its cache. */
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
