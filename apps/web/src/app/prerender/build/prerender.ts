import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { PRERENDERED, type RenderScreen } from '../pages.ts'
import { compressAll } from './compress.ts'
import { pageWith } from './page.ts'
import { writeScreenWorkers } from './screen-workers.ts'
import { weightOf } from './weight.ts'

type Renderer = { renderScreen: RenderScreen }

/** The renderer stands where its packages are found, and apart for builds side by side. */
const rendererOf = (root: string) => join(root, `node_modules/.prerender-${process.pid}`)

/** After the client is built, its public screens are rendered and stand beside index.html, and all text is packed. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      builder: {},
      environments: {
        ssr: {
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
  await rm(renderer, { recursive: true })
  await compressAll(dist)
}

async function writeScreens(dist: string, renderer: string, built: Rolldown.RolldownOutput): Promise<void> {
  const { renderScreen } = (await import(pathToFileURL(join(renderer, 'render.js')).href)) as Renderer
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  for (const path of Object.keys(PRERENDERED)) {
    const weight = weightOf(built, path)
    const styles = await Promise.all(weight.styles.map((file) => readFile(join(dist, file), 'utf8')))
    const file = join(dist, `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageWith(shell, { ...(await renderScreen(path)), ...weight, css: styles.join('') }))
  }
}
