import { create } from 'qrcode'
import { pt } from './page-measures.ts'

export interface QrMatrix {
  size: number
  isDark: (row: number, column: number) => boolean
}

/**
 * Level Q lets a quarter of the QR code be creased, stamped over or badly copied. Level M tolerates 15 % and keeps long texts
 * coarse.
 */
export function qrMatrix(text: string, errorCorrectionLevel: 'M' | 'Q' = 'Q'): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel })
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}

export function qrOperators({ size, isDark }: QrMatrix, x: number, y: number, side: number): string {
  const runs: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue
      const start = column
      while (column + 1 < size && isDark(row, column + 1)) column += 1
      runs.push(`${start} ${row} ${column - start + 1} 1 re`)
    }
  }
  const module = (side / size).toFixed(5)
  return `q 0 0 0 rg ${module} 0 0 ${module} ${pt(x)} ${pt(y)} cm ${runs.join(' ')} f Q`
}
