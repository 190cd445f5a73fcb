import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@hygiene/tooling/paths'
import { type Finding, milliseconds } from '../finding.ts'
import { inTurn, median, medianRatio } from '../in-turn.ts'

const worker = join(root, 'apps', 'worker')
const ofWorker = createRequire(join(worker, 'package.json'))
const FONTS = ['edu-serif-kr-medium.ttf', 'edu-serif-kr-bold.ttf', 'edu-sans-kr-regular.ttf']
const PER_ROUND = 60

type Fields = Record<string, string | number>
interface Drawing {
  drawCertificate: (fields: Fields) => Promise<Uint8Array>
}
interface Examples {
  exampleCertificate: Fields & { verifyUrl: string }
}
interface BarePdf {
  font(font: Buffer, size: number): BarePdf
  text(text: string, x: number, y: number): BarePdf
  rect(x: number, y: number, width: number, height: number): BarePdf
  fill(): BarePdf
  on(event: 'data' | 'end', listener: (chunk: Buffer) => void): BarePdf
  end(): void
}
interface QrMaker {
  create(text: string): { modules: { size: number; get(row: number, column: number): number } }
}

/** Imports modules by path, because the worker is an app and exports nothing. */
function load<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(join(worker, 'src', 'documents', path)).href) as Promise<Module>
}

export async function benchCertificate(): Promise<Finding[]> {
  const { drawCertificate } = await load<Drawing>('draw-certificate.ts')
  const { exampleCertificate } = await load<Examples>('example-documents.ts')
  const fonts = FONTS.map((name) => readFileSync(join(worker, 'fonts', name)))
  const works = [() => drawCertificate(exampleCertificate), () => drawBare(exampleCertificate, fonts)]
  const timed = works.map((work) => () => millisecondsEach(work))
  await inTurn(timed, 1)
  const [ours = [], floor = []] = await inTurn(timed)

  const ratio = medianRatio(floor, ours)
  const each = median(ours)
  return [
    {
      what: 'certificate PDF, Korean and QR',
      ours: describe(ours),
      floor: describe(floor),
      ratio: ratio.toFixed(2),
      target: '≤ 10 ms, ≥ 0.70',
      isMet: each <= 10 && ratio >= 0.7,
    },
  ]
}

function describe(rounds: readonly number[]): string {
  return `${milliseconds(rounds)}, ${Math.round(1000 / median(rounds))}/s on one core`
}

/** Measures CPU time of this process: drawing never waits. */
async function millisecondsEach(draw: () => Promise<Uint8Array>): Promise<number> {
  const before = process.cpuUsage()
  for (let made = 0; made < PER_ROUND; made += 1) await draw()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / PER_ROUND
}

function drawBare(fields: Examples['exampleCertificate'], fonts: readonly Buffer[]): Promise<Uint8Array> {
  const PdfDocument = ofWorker('pdfkit') as new (options: { size: string }) => BarePdf
  const { modules } = (ofWorker('qrcode') as QrMaker).create(fields.verifyUrl)
  const pdf = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  })
  const wording = Object.values(fields).map((value) => String(value).replaceAll(/[^\u0020-\u007e가-힣]/g, ''))
  for (const [at, word] of wording.entries()) {
    const font = fonts[at % fonts.length]
    if (font) pdf.font(font, 12).text(word, 60, 60 + at * 24)
  }
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pdf.rect(60 + column * 2, 700 + row * 2, 2, 2)
    }
  }
  pdf.fill().end()
  return done
}
