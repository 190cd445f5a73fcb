import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8')

function scriptOf(name: string): string {
  const module = `// packages/playwright-core/src/generated/${name}.ts\n`
  const at = bundle.indexOf(module)
  const literal = /^ {4}\w+ = ('[^\n]*'|`(?:[^`\\]|\\.)*`);$/msu.exec(bundle.slice(at, at + 2_000_000))?.[1]
  if (at < 0 || !literal) throw new Error(`Playwright keeps its ${name} elsewhere now`)
  return runInNewContext(literal) as string
}

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  customEngines: [],
}

/** Uses Playwright's own search and element checks, so that a locator means the same in every engine. */
export const SEARCH = `if (!window.__search) {
  const module = {};
  ${scriptOf('injectedScriptSource')}
  window.__search = new (module.exports.InjectedScript())(window, ${JSON.stringify(OPTIONS)});
}`

export const CLOCK = `(() => {
  const module = {};
  ${scriptOf('clockSource')}
  if (!window.__pwClock) window.__pwClock = (module.exports.inject())(window, 'webkit');
})();`

export const errorsTo = (path: string): string => `(() => {
  const tell = (kind, text) => navigator.sendBeacon(${JSON.stringify(path)}, JSON.stringify({ kind, text }));
  addEventListener('error', ({ error, message }) => tell('error', error?.stack ? error + '\\n' + error.stack : message));
  addEventListener('unhandledrejection', ({ reason }) => tell('error', String(reason) + '\\n' + (reason?.stack ?? '')));
  const write = console.error.bind(console);
  console.error = (...parts) => { tell('console', parts.map(String).join(' ')); write(...parts); };
})();`
