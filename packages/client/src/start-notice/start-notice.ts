import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

export type StartText = { tooOld: string; failed: string; retry: string }

/** Uses the syntax of old browsers: no custom properties, no nesting. */
const STYLE = `
#cannot-start { display: none; max-width: 30em; margin: 0 auto; padding: 32px 20px; color: #262321; font: 1.125rem/1.6 sans-serif; word-break: keep-all; }
#cannot-start a { display: inline-block; padding: 10px 0; color: #006a4b; font-weight: bold; }
[data-cannot-start] body { display: flex; flex-direction: column; }
[data-cannot-start] #cannot-start { display: block; order: -1; }
[data-cannot-start='too-old'] .start-failed, [data-cannot-start='failed'] .start-too-old { display: none; }
[data-cannot-start='too-old'] #root { display: none; }
`

/** Adds the notice for browsers that cannot run the client (watch-start.js), outside of the client's own elements. */
export function startNotice({ tooOld, failed, retry }: StartText): Plugin {
  const notice = `
<p class="start-too-old">${tooOld}</p>
<p class="start-failed">${failed} <a href="">${retry}</a></p>
`
  return {
    name: 'start-notice',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        children: await readFile(new URL('watch-start.js', import.meta.url), 'utf8'),
        injectTo: 'head',
      },
      { tag: 'style', children: STYLE, injectTo: 'head' },
      {
        tag: 'div',
        attrs: { id: 'cannot-start', role: 'alert' },
        children: notice,
        // The notice is last in the document and first on the screen, because no link may precede the skip link.
        injectTo: 'body',
      },
    ],
  }
}
