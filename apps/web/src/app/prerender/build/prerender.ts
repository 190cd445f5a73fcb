import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawPage, SitePage } from '@hygiene/contracts/kit/site-pages'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { fillMarks, shownAssociation } from '@hygiene/domain/staff/setting/shown-association'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { PRERENDERED } from '../pages.ts'
import { pageWith } from './page.ts'
import { writeScreenWorkers } from './screen-workers.ts'
import { listOfScreens, weightOf } from './weight.ts'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])
const TOO_SMALL_BYTES = 1000
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Packs every text file beside itself, once and hard, so that no answer is packed while a person waits. */
async function compressAll(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < TOO_SMALL_BYTES) return
  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    packGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

type Renderer = { drawPage: DrawPage; listPages: () => Promise<SitePage[]> }

/** The renderer stands where its packages are found, and apart for builds side by side. */
const rendererOf = (root: string) => join(root, `node_modules/.prerender-${process.pid}`)

/** Where the server finds the code that draws pages (apps/api/src/pages); it is sent to no browser. */
const DRAWING = 'drawing'

/** The mode of `npm start`: on the way to one's own machine packed files save nothing, and packing is half of a build. */
const UNPACKED = 'plain'

/** After the client is built, its public screens are rendered and stand beside index.html, and all text is packed. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      builder: {},
      environments: {
        ssr: {
          // The server that draws pages has none of the client's packages.
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: 'src/render.tsx',
            outDir: rendererOf(root),
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            minify: false,
          },
        },
      },
    }),
    transformIndexHtml: async () => [
      {
        tag: 'script',
        children: await readFile(new URL('../before-paint.js', import.meta.url), 'utf8'),
        injectTo: 'head',
      },
    ],
    buildApp: { order: 'post', handler: addScreens },
  }
}

async function addScreens(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build has no client or no renderer.')
  const built = (await builder.build(client)) as Rolldown.RolldownOutput
  await builder.build(ssr)
  const dist = resolve(client.config.root, client.config.build.outDir)
  const renderer = rendererOf(client.config.root)
  await writeScreens(dist, renderer, built)
  await writeScreenWorkers(dist, built)
  if (client.config.mode !== UNPACKED) await compressAll(dist)
  await cp(renderer, join(dist, DRAWING), { recursive: true })
  await rm(renderer, { recursive: true })
}

/** Documents of public screens, those that the server fills with answers included, and the list of all addresses. */
async function writeScreens(dist: string, renderer: string, built: Rolldown.RolldownOutput): Promise<void> {
  const { drawPage, listPages } = (await import(pathToFileURL(join(renderer, 'render.js')).href)) as Renderer
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const pages = await listPages()
  await writeFile(join(dist, 'pages.json'), JSON.stringify(pages))
  for (const { path, isDrawn } of pages) {
    if (!isDrawn && !PRERENDERED.has(path)) continue
    const weight = weightOf(built, path)
    const styles = await Promise.all(weight.styles.map((file) => readFile(join(dist, file), 'utf8')))
    const drawn = await drawPage(path)
    if (!drawn) throw new Error(`${path} cannot be drawn without an answer.`)
    await writePage(
      dist,
      renderer,
      `${path}.html`,
      pageWith(shell, { ...drawn, ...weight, path, css: styles.join('') }),
    )
  }
  const list = `<link rel="modulepreload" crossorigin href="/${listOfScreens(built)}">`
  await writePage(
    dist,
    renderer,
    'index.html',
    shell.replace('</head>', () => `${list}\n</head>`),
  )
}

/**
 * A page twice: with marks for the server, which fills in the association's words of that moment, and with the words of the first
 * version for a web server that answers while the other one is away.
 */
async function writePage(dist: string, renderer: string, name: string, page: string): Promise<void> {
  const versions = [
    [join(renderer, 'pages', name), page],
    [join(dist, name), fillMarks(page, shownAssociation(FIRST_ASSOCIATION))],
  ] as const
  for (const [file, text] of versions) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
