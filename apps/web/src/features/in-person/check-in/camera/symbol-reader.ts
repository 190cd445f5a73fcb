/** Reads one picture of the camera; null where no symbol is in it. */
export type SymbolReader = (video: HTMLVideoElement) => Promise<string | null>

const FORMAT = 'qr_code'
/** The decoder's share of the picture: its middle, at most this wide. More dots cost time and find nothing more. */
const WIDEST = 640

/** The browser's own reader where there is one, else ours, whose code is fetched only then. */
export async function symbolReader(): Promise<SymbolReader> {
  const own = await browsersReader()
  if (own) return own
  const { readPicture } = await import('./read-picture.ts')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures.')
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const side = Math.min(videoWidth, videoHeight)
    if (side === 0) return null
    canvas.width = canvas.height = Math.min(side, WIDEST)
    const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2]
    context.drawImage(video, left, top, side, side, 0, 0, canvas.width, canvas.height)
    return readPicture(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}

async function browsersReader(): Promise<SymbolReader | null> {
  if (!('BarcodeDetector' in globalThis)) return null
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return null
    const detector = new BarcodeDetector({ formats: [FORMAT] })
    await detector.detect(new ImageData(16, 16))
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  } catch (error) {
    // Phones without the maker's services have the class and no reader behind it.
    if (error instanceof Error) return null
    throw error
  }
}
