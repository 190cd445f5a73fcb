import { fileURLToPath } from 'node:url'
import { BUILD_TARGET } from '@hygiene/client/build-target'
import { contractRows } from '@hygiene/client/contract-rows'
import { productionRouter } from '@hygiene/client/production-router'
import { startNotice } from '@hygiene/client/start-notice'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const START_TEXT = {
  tooOld: '쓰시는 브라우저가 오래되어 직원 화면을 열 수 없습니다. 브라우저를 새 버전으로 업데이트해주세요.',
  failed: '직원 화면을 열지 못했습니다. 다시 시도해주세요. 계속되면 전산 담당자에게 알려주세요.',
  retry: '다시 시도',
}

/** As packages/ui/src/tokens.css has it: the build leaves it to the file of that sheet, which is not the first to be read. */
const LAYERS = '@layer reset,tokens,base,components;'

/** Every sheet names the layers in their order: the screens' own files come in any order, and the first name counts. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `${LAYERS}${String(file.source)}`
    }
  },
}

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  // One origin with the web, so that a linked login opens there; a path of its own.
  base: '/staff/',
  plugins: [
    react(),
    contractRows([fileURLToPath(new URL('src', import.meta.url))]),
    productionRouter(import.meta.resolve('react-router')),
    startNotice(START_TEXT),
    layerOrder,
  ],
  server: {
    port: 5174,
    proxy: Object.fromEntries(['/api', '/smart-user', '/icon.svg'].map((path) => [path, API])),
  },
  build: {
    target: BUILD_TARGET,
    // Read by the check of weights (packages/tooling/size-limit.config.ts).
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The start lists every later file for its screens: names of hashes alone are a fortieth less to load.
      output: {
        chunkFileNames: 'assets/[hash].js',
        // What every screen needs comes in one answer.
        codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] },
      },
      treeshake: { moduleSideEffects: (id) => !/packages\/(contracts|domain)\/src/.test(id) },
    },
  },
})
