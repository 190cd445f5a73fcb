import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './src/verify/longest-first.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const globalSetup = [fileURLToPath(new URL('../testing/src/global-setup.ts', import.meta.url))]
const database = { globalSetup, testTimeout: 30_000, hookTimeout: 60_000 }

/** `*.db.test.ts` needs PostgreSQL wherever it stands; the packages named in `db` always do. */
const withDatabase = [
  'apps/{api,worker}/src/**/*.test.ts',
  'packages/db/src/**/*.test.ts',
  'prisma/**/*.test.ts',
  'packages/*/src/**/*.db.test.ts',
]
const webTests = ['apps/{web,admin}/src/**/*.test.{ts,tsx}', 'packages/{ui,client}/src/**/*.test.{ts,tsx}']

export default defineConfig({
  root,
  cacheDir: `${root}.cache/vite`,
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Chromium's own PDF viewer takes its frame away while Playwright still listens to it; nothing of ours failed.
    onUnhandledError: ({ message, stack }) =>
      !(message === 'Frame has been detached.' && stack?.includes('CRPage._sessionForFrame')),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/sandbox/src/**/*.test.ts'],
          exclude: [...withDatabase, ...webTests, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'db', environment: 'node', include: withDatabase, ...database },
      },
      {
        // The screens are tested as they are built: same plugins, same aliases. `globals` lets Testing Library clean up.
        extends: `${root}apps/web/vite.config.ts`,
        root,
        test: { name: 'web', environment: 'jsdom', include: webTests, globals: true },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['apps/e2e/src/*.spec.ts'],
          ...database,
          globalSetup: [
            ...globalSetup,
            fileURLToPath(new URL('./src/verify/build-web-first.ts', import.meta.url)),
          ],
          // Each file starts three processes and a browser; one of them only waits, for five minutes without a network.
          maxWorkers: 3,
          // A worker keeps its browser from file to file (apps/e2e/src/town/browser.ts).
          isolate: false,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
