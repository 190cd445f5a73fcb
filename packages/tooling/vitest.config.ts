import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './src/verify/longest-first.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const globalSetup = [fileURLToPath(new URL('../testing/src/global-setup.ts', import.meta.url))]
const database = { globalSetup, testTimeout: 30_000, hookTimeout: 60_000 }

/**
 * A worker loads our modules once: for every file again it took as long as the tests. Files share no rows, servers or clocks;
 * a module may keep what is true for all of them (statements by their pool, a drawn frame), and nothing that a test decides.
 */
const oneModuleCache = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true }

/** `*.db.test.ts` needs PostgreSQL in every folder; the packages named in `withDatabase` always do. */
const withDatabase = [
  'apps/{api,worker,console}/src/**/*.test.ts',
  'packages/{db,operations}/src/**/*.test.ts',
  'prisma/**/*.test.ts',
  'packages/*/src/**/*.db.test.ts',
]
/** Tests that kill a process, cut a connection or send random requests: mostly waiting, so `npm test -- --all` runs them beside the others. */
const FAULTS = '**/*.fault.test.ts'
const INSTALLED = '**/node_modules/**'
/** Screens and code that touches the browser; rules of the clients without either are tests of `unit`, in plain Node. */
const withBrowser = '{apps/{web,admin},packages/{ui,client,writing}}/src/**/*{.dom.test.ts,.test.tsx}'
/** Half as many again as there are cores: a file of the API or worker waits half of its time for locks, crashes and answers. */
const everyCore = { maxWorkers: Math.ceil(availableParallelism() * 1.5) }

/** What other engines may see differently: windows, storage, clocks, media, workers (docs/decisions/012-three-engines.md). */
const inEveryEngine = 'apps/e2e/src/*/{whole-path,payment,two-tabs,check-in,checkpoint,login-expiry}.spec.ts'

const DEPLOYMENT = 'apps/e2e/src/deployment/*.spec.ts'

/** Five minutes without a network, in real time: walked beside the tests that keep the cores busy (src/verify/main.ts). */
const WAITING = 'apps/e2e/src/education/offline.spec.ts'

function journeysIn(engine: 'chromium' | 'firefox' | 'webkit'): TestProjectInlineConfiguration {
  const isFirst = engine === 'chromium'
  return {
    extends: true,
    test: {
      name: isFirst ? 'e2e' : `e2e-${engine}`,
      environment: 'node',
      include: [isFirst ? 'apps/e2e/src/*/*.spec.ts' : inEveryEngine],
      exclude: [WAITING, DEPLOYMENT],
      env: { JOURNEY_ENGINE: engine },
      ...database,
      globalSetup: [
        ...globalSetup,
        fileURLToPath(new URL('./src/verify/build-web-first.ts', import.meta.url)),
      ],
      // Each file starts three processes and a browser. More of them at a time than two cores can bear end in the limit of a press.
      maxWorkers: 3,
      // A worker keeps its browser from file to file (apps/e2e/src/environment/browser.ts).
      isolate: false,
      expect: { poll: { timeout: 20_000 } },
      testTimeout: 480_000,
      hookTimeout: 240_000,
    },
  }
}

const chromium = journeysIn('chromium')
const waitingJourney: TestProjectInlineConfiguration = {
  ...chromium,
  test: { ...chromium.test, name: 'e2e-waiting', include: [WAITING], exclude: [] },
}

/** Journeys through a production that the laboratory has started (packages/lab/src/deployment); only the laboratory runs them. */
const deploymentJourneys: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'deployment',
    environment: 'node',
    include: [DEPLOYMENT],
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
}

export default defineConfig({
  root,
  cacheDir: `${root}.cache/vite`,
  test: {
    ...everyCore,
    // Code compiled once serves the later workers, and the servers that tests start as processes of their own.
    env: { NODE_COMPILE_CACHE: `${root}.cache/compile` },
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
          include: ['packages/*/src/**/*.test.ts', 'apps/{sandbox,web,admin}/src/**/*.test.ts'],
          exclude: [...withDatabase, FAULTS, withBrowser, INSTALLED],
          // Some read every source file: six seconds on a loaded machine.
          testTimeout: 20_000,
          ...oneModuleCache,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          environment: 'node',
          include: withDatabase,
          exclude: [FAULTS, INSTALLED],
          ...database,
          ...oneModuleCache,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: [`{apps,packages}/${FAULTS}`],
          exclude: [INSTALLED],
          ...database,
          ...oneModuleCache,
        },
      },
      {
        // The screens are tested as they are built: same plugins, same aliases. `globals` lets Testing Library clean up.
        extends: `${root}apps/web/vite.config.ts`,
        root,
        // `vmForks`: each file has a window and modules of its own, while a process reads jsdom's code once.
        test: {
          ...everyCore,
          name: 'web',
          environment: 'jsdom',
          pool: 'vmForks',
          include: [withBrowser],
          globals: true,
        },
      },
      chromium,
      waitingJourney,
      ...(['firefox', 'webkit'] as const).map(journeysIn),
      ...(process.env['DEPLOYED_ENVIRONMENT'] === undefined ? [] : [deploymentJourneys]),
    ],
  },
})
