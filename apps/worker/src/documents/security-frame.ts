import { gold, guillocheBlue, navy, watermark } from './document-colours.ts'
import { PAGE_HEIGHT, PAGE_WIDTH, pt } from './page-measures.ts'
import { type SharedForm, sharedForm } from './shared-form.ts'

type Point = readonly [x: number, y: number]

function curvePath(curve: (t: number) => Point, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces
  const slope = (t: number): Point => {
    const [ax, ay] = curve(t - 1e-4)
    const [bx, by] = curve(t + 1e-4)
    return [((bx - ax) / 2e-4) * (step / 3), ((by - ay) / 2e-4) * (step / 3)]
  }
  const [startX, startY] = curve(from)
  let path = `${pt(startX)} ${pt(startY)} m`
  for (let piece = 0; piece < pieces; piece += 1) {
    const t = from + piece * step
    const [[x0, y0], [x1, y1]] = [curve(t), curve(t + step)]
    const [[dx0, dy0], [dx1, dy1]] = [slope(t), slope(t + step)]
    path += ` ${pt(x0 + dx0)} ${pt(y0 + dy0)} ${pt(x1 - dx1)} ${pt(y1 - dy1)} ${pt(x1)} ${pt(y1)} c`
  }
  return path
}

const ringPath = (radius: number, swing: number, lobes: number, piecesPerLobe: number): string =>
  `${curvePath(
    (t) => {
      const reach = radius + swing * Math.cos(lobes * t)
      return [reach * Math.cos(t), reach * Math.sin(t)]
    },
    0,
    2 * Math.PI,
    lobes * piecesPerLobe,
  )} h`

const AXIS = 37
const SIDEBAR = 8.4
const GOLD_INSET = 12
const CORNER = 10.5
const PERIOD = 15.2
const AMPLITUDE = 4.6

const turned = (form: string, angle: number, x: number, y: number): string => {
  const [cos, sin] = [Math.cos(angle).toFixed(5), Math.sin(angle).toFixed(5)]
  return `q ${cos} ${sin} ${-Number(sin)} ${cos} ${pt(x)} ${pt(y)} cm /${form} Do Q`
}

function braidTile(): SharedForm {
  const strands = [0, 1, 2].map((strand) => {
    const shift = (strand * 2 * Math.PI) / 3
    const wave = (x: number): readonly [number, number] => [
      x,
      AMPLITUDE * Math.sin((2 * Math.PI * x) / PERIOD + shift),
    ]
    return curvePath(wave, 0, PERIOD, 8)
  })
  const operators = `${guillocheBlue} RG .38 w ${strands.join(' ')} S`
  return sharedForm('Braid', [-0.2, -6, PERIOD + 0.2, 6], operators)
}

function braidRow(length: number): string {
  const count = Math.round(length / PERIOD)
  const stretch = (length / count / PERIOD).toFixed(5)
  const tiles = Array.from(
    { length: count },
    (_, at) => `q ${stretch} 0 0 1 ${((at * length) / count).toFixed(3)} 0 cm /Braid Do Q`,
  )
  return tiles.join('\n')
}

function rosette(): SharedForm {
  const ring = ringPath(5.2, 3.2, 4, 4)
  return sharedForm('RosetteRing', [-9, -9, 9, 9], `${gold} RG .4 w ${ring} S`)
}

const around = (inset: number): string =>
  `${pt(inset)} ${pt(inset)} ${pt(PAGE_WIDTH - 2 * inset)} ${pt(PAGE_HEIGHT - 2 * inset)} re S`

function cornerOperators(x: number, y: number): string {
  const square = `${pt(x - CORNER)} ${pt(y - CORNER)} ${pt(2 * CORNER)} ${pt(2 * CORNER)} re`
  const rings = Array.from({ length: 6 }, (_, at) => turned('RosetteRing', (at * Math.PI) / 12, x, y))
  return `q 1 1 1 rg ${navy} RG 1 w ${square} B Q ${rings.join('\n')}`
}

function watermarkRings(): { forms: SharedForm[]; operators: string } {
  const stroke = `${watermark} RG .45 w`
  const outer = sharedForm('OuterRing', [-145, -145, 145, 145], `${stroke} ${ringPath(118, 23.4, 8, 8)} S`)
  const inner = sharedForm('InnerRing', [-72, -72, 72, 72], `${stroke} ${ringPath(52, 17.4, 6, 8)} S`)
  const centre = PAGE_WIDTH / 2
  const operators = [
    ...Array.from({ length: 12 }, (_, at) => turned('OuterRing', (at * Math.PI) / 48, centre, 430)),
    ...Array.from({ length: 10 }, (_, at) => turned('InnerRing', (at * Math.PI) / 30, centre, 430)),
  ]
  return { forms: [outer, inner], operators: operators.join('\n') }
}

function frameForm(): SharedForm {
  const [right, bottom] = [PAGE_WIDTH - AXIS, PAGE_HEIGHT - AXIS]
  const across = braidRow(PAGE_WIDTH - 2 * (AXIS + CORNER))
  const down = braidRow(PAGE_HEIGHT - 2 * (AXIS + CORNER))
  const start = pt(AXIS + CORNER)
  const rings = watermarkRings()
  const operators = [
    rings.operators,
    `q ${navy} RG 1.5 w ${around(AXIS - SIDEBAR)} .7 w ${around(AXIS + SIDEBAR)} Q`,
    `q ${gold} RG .55 w ${around(AXIS + GOLD_INSET)} Q`,
    ...[AXIS, bottom].map((y) => `q 1 0 0 1 ${start} ${pt(y)} cm ${across} Q`),
    ...[AXIS, right].map((x) => `q 0 1 -1 0 ${pt(x)} ${start} cm ${down} Q`),
    ...[AXIS, right].flatMap((x) => [AXIS, bottom].map((y) => cornerOperators(x, y))),
  ]
  return sharedForm('SecurityFrame', [0, 0, PAGE_WIDTH, PAGE_HEIGHT], operators.join('\n'), [
    braidTile(),
    rosette(),
    ...rings.forms,
  ])
}

let drawn: SharedForm | undefined

export function securityFrame(): SharedForm {
  drawn ??= frameForm()
  return drawn
}
