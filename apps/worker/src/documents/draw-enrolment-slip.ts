import { postalAddress } from '@hygiene/domain/postal-address'
import { grey, hairline, ink, navy } from './document-colours.ts'
import { drawIssuer } from './issuer-line.ts'
import { koreanDay, koreanWon } from './korean-day.ts'
import { fitText } from './line-fitting.ts'
import { PAGE_WIDTH } from './page-measures.ts'
import { qrMatrix, qrOperators } from './qr-path.ts'
import { type Cell, drawTable, rowHeightFor } from './receipt-table.ts'
import type { WithSeal } from './seal-picture-form.ts'
import { openSheet, type Sheet } from './sheet.ts'
import type { SlipFields } from './slip-fields.ts'
import { drawHero } from './slip-hero.ts'
import { drawNotes, type NoteSection } from './slip-notes.ts'
import { widthOf } from './text-runs.ts'

interface DirectionsPlace {
  left: number
  right: number
  top: number
}

const LABEL = { typeface: 'sansBold', size: 10.2, colour: navy } as const
const TEXT = { typeface: 'sans', size: 10 } as const
const LABEL_COLUMN = 80
const LEADING = 1.34
/** Equals 22 mm, at which an address of 150 letters still has modules of a third of a millimetre. */
const QR_SIDE = 62
const QR_GAP = 18
/** The check-in does not accept this QR code, so the text beside it states its purpose. */
const MAP_TEXT = '이 QR을 휴대전화로 비추시면 지도가 열립니다. 출석 확인에는 쓰지 않습니다.'

/** Draws the directions and a QR code for the map, whose address is too long to type. Returns the end position. */
function drawDirections(sheet: Sheet, { directions, mapUrl }: SlipFields, place: DirectionsPlace): number {
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

function isMapAddress(mapUrl: string): boolean {
  return /^https?:\/\//.test(mapUrl) && URL.canParse(mapUrl)
}

const [LEFT, RIGHT, CENTRE] = [56, PAGE_WIDTH - 56, PAGE_WIDTH / 2]
const TITLE = '수강증'
const ROOM = { left: LEFT, right: RIGHT } as const

function drawHead(sheet: Sheet, fields: SlipFields): void {
  const title = { typeface: 'sansBold', size: 30, tracking: 16, colour: ink, align: 'centre' } as const
  sheet.tagged(sheet.root, 'H1', () => sheet.text(TITLE, CENTRE, 78, { ...title, actual: TITLE }))
  sheet.artifact(() => {
    sheet.rule(CENTRE - 78, CENTRE + 78, 91, 1.5, navy)
    sheet.rule(CENTRE - 78, CENTRE + 78, 94, 0.5, navy)
  })
  const small = { typeface: 'sans', size: 9.4, colour: ink } as const
  sheet.tagged(sheet.root, 'P', () => {
    const kind = `${fields.educationName} · 집합교육`
    sheet.text(kind, CENTRE, 108.4, { ...small, colour: grey, align: 'centre' })
  })
  sheet.tagged(sheet.root, 'P', () => sheet.text(`신청번호 ${fields.number}`, LEFT, 128, small))
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(`발행일 ${koreanDay(fields.issuedOn)}`, RIGHT, 128, { ...small, align: 'right' })
  })
}

const personRows = (fields: SlipFields): (readonly Cell[])[] => [
  [
    ['성명', fields.userName],
    ['생년월일', koreanDay(fields.birthOn)],
  ],
  [['업소명', fields.businessName]],
  ...representativeRow(fields),
  [
    ['영업신고번호', fields.licenceNo],
    ['직위', fields.position],
  ],
  [['소재지', postalAddress(fields.address, fields.address2)]],
  [['교육과정', `${fields.courseLine} · ${koreanWon(fields.priceWon)} 결제 완료`]],
]

function representativeRow({ representative, companyPhone }: SlipFields): (readonly Cell[])[] {
  const cells: Cell[] = []
  if (representative !== '') cells.push(['대표자', representative])
  if (companyPhone !== '') cells.push(['영업장 전화', companyPhone])
  return cells.length === 0 ? [] : [cells]
}

const notesOf = ({ bring, attendance, terms }: SlipFields): NoteSection[] => [
  ['가져오실 것', bring],
  ['출석 확인', attendance],
  ['변경 · 환불', terms],
]

function drawFoot(sheet: Sheet, fields: WithSeal<SlipFields>): void {
  drawIssuer(sheet, {
    issuerName: fields.issuerName,
    sealText: fields.sealText,
    sealPicture: fields.sealPicture,
    baseline: 762,
    size: 17.4,
    sealSide: 46,
    ...ROOM,
  })
  sheet.artifact(() => sheet.rule(LEFT, RIGHT, 787, 0.5, hairline))
  const small = { typeface: 'sans', size: 8, colour: grey, align: 'centre' } as const
  const ask = [
    `${fields.branchName} ${fields.branchPhone}`,
    `고객지원 ${fields.supportPhone}`,
    fields.siteHost,
  ]
  const line = ask.map((part) => part.trim()).join(' · ')
  const size = Math.min(small.size, (small.size * (RIGHT - LEFT)) / widthOf(line, small))
  sheet.tagged(sheet.root, 'P', () => sheet.text(line, CENTRE, 800, { ...small, size }))
}

export async function drawEnrolmentSlip(fields: WithSeal<SlipFields>): Promise<Uint8Array> {
  const sheet = openSheet({ title: `${TITLE} ${fields.number}`, issuedOn: fields.issuedOn })
  drawHead(sheet, fields)
  const heroEnd = drawHero(sheet, fields, { ...ROOM, top: 138 })
  const directionsEnd = drawDirections(sheet, fields, { ...ROOM, top: heroEnd + 12 })
  const rows = personRows(fields)
  const rowHeight = Math.min(23.5, rowHeightFor(rows, LEFT, RIGHT))
  const tableEnd = drawTable(sheet, rows, { ...ROOM, top: directionsEnd + 6, rowHeight })
  drawNotes(sheet, notesOf(fields), { ...ROOM, top: tableEnd + 14, bottom: 730 })
  drawFoot(sheet, fields)
  return sheet.finish()
}
