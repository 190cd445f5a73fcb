const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

export const ENGINE: Engine = ENGINES.find((name) => name === process.env['JOURNEY_ENGINE']) ?? 'chromium'

type Step = 'a video before the camera' | 'axe'

const LEFT_OUT: Record<Engine, Partial<Record<Step, string>>> = {
  chromium: {},
  firefox: {
    'a video before the camera': 'it shows a page only patterns of its own as a camera',
    axe: 'Firefox 153 itself crashes when axe looks at a page with an open dialog',
  },
  webkit: { 'a video before the camera': 'it shows a page only patterns of its own as a camera' },
}
const notified = new Set<Step>()

export function can(step: Step): boolean {
  const why = LEFT_OUT[ENGINE][step]
  if (why !== undefined && !notified.has(step))
    process.stdout.write(`!!! ${ENGINE} leaves out ${step}: ${why}\n`)
  notified.add(step)
  return why === undefined
}
