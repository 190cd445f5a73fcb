import { openSharp } from './draw-picture-again.ts'

/** Is a seal as opaque pixels and a paper mask, because PDF/A-1 allows no partial transparency. */
export interface SealPicture {
  width: number
  height: number
  /** Holds three bytes per pixel, row by row. */
  rgb: Uint8Array
  /** Holds one bit per pixel; rows are byte-aligned, and 1 means that the paper shows. */
  paper: Uint8Array
}

const LEAST_SIDE = 200
const MOST_SIDE = 600
/** Treats pixels with less alpha (of 255) as paper. */
const OPAQUE = 128

/** Checks for a transparent stamp picture: PNG, roughly square, neither empty nor filled. */
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
