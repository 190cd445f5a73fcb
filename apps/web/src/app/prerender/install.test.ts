import { describe, expect, it } from 'vitest'
import page from '../../../index.html?raw'
import nginx from '../../../nginx.conf?raw'
import manifestText from '../../../public/manifest.webmanifest?raw'

type Icon = { src: string; sizes: string; type: string; purpose?: string }
const manifest = JSON.parse(manifestText) as Record<string, unknown> & { icons: Icon[] }

const PICTURES = import.meta.glob<string>('../../../public/*.png', { query: '?inline', import: 'default' })

async function sizeOf(src: string): Promise<string> {
  const load = PICTURES[`../../../public${src}`]
  if (!load) throw new Error(`${src} is not there.`)
  const bytes = Uint8Array.from(atob((await load()).split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return `${view.getUint32(16)}x${view.getUint32(20)}`
}

describe('the site as an installed app', () => {
  it('provides the icons of the manifest in the listed sizes, plain and maskable', async () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of pictures) expect(await sizeOf(src)).toBe(sizes)
    expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180')
  })

  it('starts the installed app on the home screen in Korean in its own window', () => {
    expect(manifest).toMatchObject({ start_url: '/main', scope: '/', lang: 'ko', display: 'standalone' })
  })

  it('links the manifest from the page and uses the colour of its header', () => {
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
    expect(page).toContain(`<meta name="theme-color" content="${String(manifest['theme_color'])}" />`)
  })

  it('serves the manifest from nginx under its own type', () => {
    expect(nginx).toContain('application/manifest+json webmanifest;')
  })
})
