import { inflateSync } from 'node:zlib'
import jsqr from 'jsqr'
import type { Locator } from 'playwright-core'

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null
const decode = jsqr as unknown as Decode

export function readPdfQr(pdf: Buffer): string {
  const [symbol] = streamsOf(pdf).flatMap((text) => {
    const runs = [...text.matchAll(/(\d+) (\d+) (\d+) 1 re/gu)].map((run) => run.slice(1).map(Number))
    return runs.length > 100 ? [runs] : []
  })
  if (!symbol) throw new Error('No symbol is drawn in the document')
  const { pixels, side } = paint(symbol as [number, number, number][])
  return said(decode(pixels, side, side))
}

function streamsOf(pdf: Buffer): string[] {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    if (pdf.subarray(at - 3, at).toString() === 'end' || end < 0) continue
    try {
      streams.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // Skips fonts, pictures and uncompressed streams, which contain no drawing.
    }
  }
  return streams
}

function paint(runs: readonly [number, number, number][]): { pixels: Uint8ClampedArray; side: number } {
  const size = Math.max(...runs.map(([, row]) => row)) + 1
  const side = (size + 8) * 4
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [column, row, width] of runs) {
    for (let y = 0; y < 4; y += 1) {
      const from = ((row + 4) * 4 + y) * side + (column + 4) * 4
      for (let x = 0; x < width * 4; x += 1) pixels.fill(0, (from + x) * 4, (from + x) * 4 + 3)
    }
  }
  return { pixels, side }
}

export async function readShownQr(picture: Locator): Promise<string> {
  await picture.waitFor()
  const { pixels, side } = await picture.evaluate(async (image) => {
    const shown = image instanceof SVGElement ? new Image() : (image as HTMLImageElement)
    if (image instanceof SVGElement) {
      shown.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(image))}`
    }
    await shown.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 480
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(shown, 40, 40, 400, 400)
    return { pixels: [...context.getImageData(0, 0, 480, 480).data], side: 480 }
  })
  return said(decode(new Uint8ClampedArray(pixels), side, side))
}

function said(symbol: { data: string } | null): string {
  if (!symbol) throw new Error('The symbol cannot be read')
  return symbol.data
}
