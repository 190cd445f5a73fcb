import { grey, ink, navy } from './document-colours.ts'
import { fitText } from './line-fitting.ts'
import { qrMatrix, qrOperators } from './qr-path.ts'
import type { Sheet } from './sheet.ts'
import type { SlipFields } from './slip-fields.ts'

interface DirectionsPlace {
  left: number
  right: number
  top: number
}

const LABEL = { typeface: 'sansBold', size: 10.2, colour: navy } as const
const TEXT = { typeface: 'sans', size: 10 } as const
const LABEL_COLUMN = 80
const LEADING = 1.34
/** 22 mm: an address of 150 letters still has modules of a third of a millimetre. */
const QR_SIDE = 62
const QR_GAP = 18
/** No check-in takes this symbol, so the words beside it say what it is for. */
const MAP_TEXT = '이 QR을 휴대전화로 비추시면 지도가 열립니다. 출석 확인에는 쓰지 않습니다.'

/** How to get there, and a symbol that opens the map: its address is too long to be typed. Returns where it ends. */
export function drawDirections(
  sheet: Sheet,
  { directions, mapUrl }: SlipFields,
  place: DirectionsPlace,
): number {
  const hasMap = isMapAddress(mapUrl)
  const left = place.left + LABEL_COLUMN
  const right = hasMap ? place.right - QR_SIDE - QR_GAP : place.right
  let baseline = place.top + 9.5
  const row = (label: string, shown: string, colour: string, url?: string): void => {
    const { lines, size } = fitText(shown, right - left, TEXT, TEXT.size * 0.88)
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
    else sheet.linked(paragraph, url, { x: left, y: from - 10, width: right - left, height }, draw)
    baseline += height + 2
  }
  if (directions !== '') row('오시는 길', directions, ink)
  if (!hasMap) return baseline - 9.5
  row('지도', MAP_TEXT, grey, mapUrl)
  drawMapSymbol(sheet, mapUrl, place.right - QR_SIDE, place.top)
  return Math.max(baseline - 9.5, place.top + QR_SIDE + 6)
}

function drawMapSymbol(sheet: Sheet, mapUrl: string, left: number, top: number): void {
  sheet.tagged(
    sheet.root,
    'Figure',
    () => sheet.raw(qrOperators(qrMatrix(mapUrl, 'M'), left, top, QR_SIDE)),
    { alt: '지도 QR 코드', bbox: [left, top, left + QR_SIDE, top + QR_SIDE] },
  )
}

/** Only what a browser should open as a map. */
function isMapAddress(mapUrl: string): boolean {
  return /^https?:\/\//.test(mapUrl) && URL.canParse(mapUrl)
}
