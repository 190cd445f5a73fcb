import { grey, ink, navy } from './document-colours.ts'
import { fitText } from './line-fitting.ts'
import type { Sheet } from './sheet.ts'
import type { SlipFields } from './slip-fields.ts'

interface WayPlace {
  left: number
  right: number
  top: number
}

const LABEL = { typeface: 'sansBold', size: 10.2, colour: navy } as const
const TEXT = { typeface: 'sans', size: 10 } as const
const LABEL_COLUMN = 80
const LEADING = 1.34

/** How to get there, and an address a phone opens as a map; returns where it ends. */
export function drawWay(sheet: Sheet, { directions, mapUrl }: SlipFields, place: WayPlace): number {
  const left = place.left + LABEL_COLUMN
  let baseline = place.top + 9.5
  const row = (label: string, shown: string, colour: string, url?: string): void => {
    const { lines, size } = fitText(shown, place.right - left, TEXT, TEXT.size * 0.88)
    const [from, leading] = [baseline, size * LEADING]
    const draw = (): void => {
      for (const [at, line] of lines.entries()) {
        const continues = at < lines.length - 1
        sheet.text(line, left, from + at * leading, { ...TEXT, size, colour, continues })
      }
    }
    const paragraph = sheet.group(sheet.root, 'P')
    sheet.tagged(paragraph, 'Span', () => sheet.text(label, place.left, from, LABEL))
    const height = lines.length * leading
    if (url === undefined) sheet.tagged(paragraph, 'Span', draw)
    else sheet.linked(paragraph, url, { x: left, y: from - 10, width: place.right - left, height }, draw)
    baseline += height + 2
  }
  if (directions !== '') row('오시는 길', directions, ink)
  const map = readableMap(mapUrl)
  if (map !== null) row('지도', map, grey, mapUrl)
  return baseline - 9.5
}

/** A map's address as people read it; null where it is none a browser should open. */
function readableMap(mapUrl: string): string | null {
  if (!/^https?:\/\//.test(mapUrl) || !URL.canParse(mapUrl)) return null
  try {
    return decodeURI(mapUrl)
  } catch {
    return mapUrl
  }
}
