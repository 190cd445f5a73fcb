const line = '#006a4b'
const tint = '#afddc6'
const paper = '#ffffff'
const accent = '#ddaa5d'
const stroke = `stroke="${line}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`

const path = (d: string, fill = 'none'): string => `<path d="${d}" fill="${fill}" ${stroke}/>`
const circle = (x: number, y: number, r: number, fill = 'none'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${stroke}/>`
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const box = (x: number, y: number, w: number, h: number, r: number, fill = 'none'): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${stroke}/>`

const sheet = box(32, 18, 56, 84, 6, paper) + path('M44 42h32M44 58h32M44 74h20')

export const figures = {
  bell:
    path('M36 82c6-8 6-16 6-28a18 18 0 0 1 36 0c0 12 0 20 6 28z', accent) +
    path('M53 92a8 8 0 0 0 14 0M60 36v-8'),
  bin: path('M36 42h48l-5 60H41z', tint) + path('M28 42h64M50 42V30h20v12M52 56l2 32M68 56l-2 32'),
  board:
    box(24, 30, 52, 66, 8, accent) +
    dot(50, 42, 5, paper) +
    path('M92 26v40h-8c-2-16 0-30 8-40z', paper) +
    path('M92 66v26'),
  bowl:
    path('M24 62h72c0 22-14 36-36 36S24 84 24 62z', tint) +
    path('M46 50c-5-7 5-11 0-19M60 50c-5-7 5-11 0-19M74 50c-5-7 5-11 0-19'),
  box: path('M24 46l36-18 36 18v40l-36 18-36-18z', accent) + path('M24 46l36 18 36-18M60 64v40'),
  broom:
    path('M84 20L58 60') +
    path('M42 58l28 18-6 24H28c0-16 4-30 14-42z', accent) +
    path('M44 78l-4 22M56 84l-2 16'),
  calendar:
    box(26, 30, 68, 66, 8, paper) +
    path('M26 50h68', 'none') +
    path('M44 22v14M76 22v14') +
    dot(44, 66, 5, tint) +
    dot(60, 66, 5, tint) +
    dot(76, 66, 5, accent) +
    dot(44, 82, 5, tint) +
    dot(60, 82, 5, tint),
  check: circle(60, 60, 38, tint) + path('M42 61l13 13 25-27'),
  clipboard:
    box(30, 26, 60, 76, 8, paper) +
    box(46, 18, 28, 16, 5, accent) +
    path('M42 52l5 5 8-10M42 76l5 5 8-10M64 54h14M64 78h14'),
  clock: circle(60, 60, 38, paper) + path('M60 36v24l16 12') + dot(60, 60, 5, accent),
  document: sheet + box(66, 82, 26, 20, 4, accent),
  drop:
    path('M60 18c16 22 26 34 26 50a26 26 0 0 1-52 0c0-16 10-28 26-50z', tint) +
    path('M48 70a12 12 0 0 0 12 12'),
  egg: path('M60 20c18 0 30 28 30 46a30 30 0 0 1-60 0c0-18 12-46 30-46z', paper) + dot(60, 68, 14, accent),
  fish:
    path('M20 60c14-24 44-28 62-6l18-14v40L82 66C64 88 34 84 20 60z', tint) +
    dot(40, 56, 4, line) +
    path('M54 46c6 8 6 20 0 28'),
  fridge: box(34, 16, 52, 90, 8, paper) + path('M34 50h52M44 30v10M44 60v16') + dot(70, 78, 7, tint),
  germ:
    circle(60, 60, 26, tint) +
    path('M60 34V20M60 100V86M34 60H20M100 60H86M42 42l-9-9M87 87l-9-9M78 42l9-9M33 87l9-9') +
    dot(52, 54, 5, accent) +
    dot(68, 64, 6, accent),
  hands:
    path(
      'M40 66V38a6 6 0 0 1 12 0V30a6 6 0 0 1 12 0v6a6 6 0 0 1 12 0v8a6 6 0 0 1 12 0v28c0 20-12 30-26 30-12 0-18-6-24-16L26 68a6 6 0 0 1 10-6z',
      paper,
    ) +
    path('M52 38v20M64 36v22M76 44v14') +
    dot(28, 30, 6, tint) +
    dot(42, 18, 4, tint) +
    dot(94, 24, 7, accent),
  label: path('M24 30h40l34 34-34 34-40-40z', accent) + circle(42, 48, 6, paper),
  leaf: path('M26 94C20 50 46 24 96 26c4 48-24 74-62 64', tint) + path('M22 100c16-26 32-38 52-50'),
  mask:
    path('M30 48c20-8 40-8 60 0v24c-10 22-50 22-60 0z', paper) +
    path('M30 52c-14-2-14 22 2 22M90 52c14-2 14 22-2 22M44 60h32M46 72h28'),
  person:
    circle(60, 48, 18, paper) +
    path('M24 104c2-22 16-32 36-32s34 10 36 32z', tint) +
    path('M40 38c-4-20 44-20 40 0z', accent),
  pot:
    path('M28 52h64v32a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14z', tint) +
    path('M18 60h10M92 60h10M24 52h72M52 52V42h16v10') +
    path('M44 30v-8M60 28v-8M76 30v-8'),
  scales:
    path('M60 22v76M40 98h40M30 36h60') +
    path('M30 36l-14 30h28z', tint) +
    path('M90 36L76 66h28z', tint) +
    dot(60, 22, 6, accent),
  shield: path('M60 16l36 12v28c0 24-16 38-36 48-20-10-36-24-36-48V28z', tint) + path('M44 58l12 12 22-24'),
  snow:
    path('M60 18v84M24 39l72 42M24 81l72-42M60 34l-10-8M60 34l10-8M60 86l-10 8M60 86l10 8') +
    dot(60, 60, 9, accent),
  thermo:
    path('M50 70V28a10 10 0 0 1 20 0v42a20 20 0 1 1-20 0z', paper) +
    dot(60, 84, 12, accent) +
    path('M60 78V50M82 32h10M82 46h10M82 60h10'),
  truck:
    box(18, 36, 48, 42, 5, tint) +
    path('M66 50h18l16 16v12H66z', accent) +
    circle(38, 82, 9, paper) +
    circle(82, 82, 9, paper),
} as const

export type FigureName = keyof typeof figures

export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name)
}
