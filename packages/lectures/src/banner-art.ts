import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FigureName, figures } from './figures.ts'

type Banner = { key: string; figure: FigureName; width: number; ground: string; shade: string }

const banners: readonly Banner[] = [
  { key: 'checklist', figure: 'clipboard', width: 720, ground: '#f1f7ff', shade: '#dbecff' },
  { key: 'supply', figure: 'truck', width: 360, ground: '#fff3fd', shade: '#f9e4f7' },
  { key: 'advice', figure: 'document', width: 360, ground: '#f7f6f5', shade: '#ebeae8' },
  { key: 'six-rules', figure: 'hands', width: 720, ground: '#ecfaf2', shade: '#d7f0e3' },
  { key: 'insurance', figure: 'shield', width: 360, ground: '#fff5e7', shade: '#fae8cc' },
  { key: 'pest', figure: 'broom', width: 360, ground: '#f7f6f5', shade: '#ebeae8' },
]

function drawBanner({ figure, width, ground, shade }: Banner): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 140" width="${width}" height="140">
<rect width="${width}" height="140" fill="${ground}"/><circle cx="${width - 60}" cy="110" r="110" fill="${shade}"/>
<g transform="translate(${width - 124} 14) scale(.9)">${figures[figure]}</g></svg>
`
}

export async function writeBannerArt(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await Promise.all(
    banners.map((banner) => writeFile(join(directory, `${banner.key}.svg`), drawBanner(banner))),
  )
}
