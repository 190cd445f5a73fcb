import { openSharp } from './draw-picture-again.ts'

/** A seal as documents draw it: opaque pixels, and which of them are paper. PDF/A-1 knows no half transparency. */
export interface SealPicture {
  width: number
  height: number
  /** Three bytes a pixel, row by row. */
  rgb: Uint8Array
  /** One bit a pixel, rows begin on a byte; 1: the paper shows. */
  paper: Uint8Array
}

const LEAST_SIDE = 200
const MOST_SIDE = 600
/** Of 255: pixels thinner than this are paper. */
const OPAQUE = 128

/** Is it a transparent picture of a stamp: PNG, about as high as wide, neither empty nor filled? */
export async function isSealPicture(bytes: Uint8Array): Promise<boolean> {
  const sharp = await openSharp()
  const { format, width, height } = await sharp(bytes).metadata()
  if (format !== 'png') return false
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > 1.25 * Math.min(width, height))
    return false
  const { paper } = await readSeal(bytes)
  const clear = paper.reduce((sum, byte) => sum + bits(byte), 0) / (paper.length * 8)
  return clear > 0.02 && clear < 0.98
}

/** The pixels of a seal; the same file always gives the same. */
export async function readSeal(bytes: Uint8Array): Promise<SealPicture> {
  const sharp = await openSharp()
  const { data, info } = await sharp(bytes)
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const rgb = new Uint8Array(width * height * 3)
  const rowBytes = Math.ceil(width / 8)
  const paper = new Uint8Array(rowBytes * height)
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    rgb.set([red, green, blue], at * 3)
    const [x, y] = [at % width, Math.floor(at / width)]
    const byte = y * rowBytes + (x >> 3)
    if (alpha < OPAQUE) paper[byte] = (paper[byte] ?? 0) | (0x80 >> (x & 7))
  }
  return { width, height, rgb, paper }
}

function bits(byte: number): number {
  let count = 0
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1
  return count
}
