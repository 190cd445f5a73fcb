import { decodeQR } from 'qr/decode.js'

/** The text of a QR symbol in a picture of RGBA dots; null where none is found. Pure script, no WebAssembly. */
export function readPicture(picture: {
  width: number
  height: number
  data: Uint8ClampedArray
}): string | null {
  try {
    return decodeQR(picture)
  } catch {
    // The decoder says by an error that this picture shows no symbol, which is so for most.
    return null
  }
}
