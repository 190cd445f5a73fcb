import { decodeQR } from 'qr/decode.js'

/** Returns the text of a QR code in RGBA pixels, or null if none is found. Uses plain script without WebAssembly. */
export function readPicture(picture: {
  width: number
  height: number
  data: Uint8ClampedArray
}): string | null {
  try {
    return decodeQR(picture)
  } catch {
    // The decoder throws if a picture contains no symbol, which is the usual case.
    return null
  }
}
