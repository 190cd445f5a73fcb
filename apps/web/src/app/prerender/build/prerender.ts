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

/** Compresses every text file once at build time, so that no response is compressed while a person waits. */
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

/** The renderer must be placed where its packages resolve. The process id keeps parallel builds apart. */
const rendererOf = (root: string) => join(root, `node_modules/.prerender-${process.pid}`)

const DRAWING = 'drawing'

/** Is the mode of `npm start`. Compression saves nothing on the local machine and takes half of the build time. */
const UNPACKED = 'plain'

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      builder: {},
      environments: {
        ssr: {
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
 * Writes a page twice: with marks that the server fills with the association's current words, and with the words of the first
 * version for a web server that answers while the API is down.
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
