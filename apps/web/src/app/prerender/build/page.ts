type Screen = {
  path: string
  file: string
  html: string
  title: string
  css: string
  scripts: readonly string[]
  styles: readonly string[]
}

/** The server replaces everything before this mark with a screen and its answers (apps/api/src/pages). */
const END = '<!--end of screen-->'
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g

export function pageWith(shell: string, { path, file, html, title, css, scripts, styles }: Screen): string {
  const links = [
    `<style>${css}</style>`,
    `<script type="application/json" id="screen">${JSON.stringify({ path, file: `/${file}` })}</script>`,
    // Disabled links are not fetched, but tell the chunk loader that these styles are already present.
    ...styles.map((sheet) => `<link rel="stylesheet" disabled href="/${sheet}">`),
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
  ]
  return fill(
    shell
      .replaceAll(STYLESHEET, '')
      .replaceAll(MODULE_PRELOAD, '')
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`),
    [
      ['</head>', `${links.join('\n')}\n</head>`],
      ['<div id="root"></div>', `<div id="root">${html}</div>${END}`],
    ],
  )
}

function fill(page: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((filled, [place, part]) => {
    if (!filled.includes(place)) throw new Error(`The shell has no ${place}.`)
    return filled.replace(place, () => part)
  }, page)
}
