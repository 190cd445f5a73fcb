import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@hygiene/tooling/paths'
import { describe, expect, it } from 'vitest'
import { type BenchRun, writeRuns } from './written-table.ts'

const BENCHES = ['progress', 'notices', 'cold-start']
const MACHINE = '2 cores (a processor), 24 GiB, Node 24.21.0'
const EMPTY =
  '# Figures\n<!-- Written by `pnpm bench --write`. -->\n<!-- End of what is written. -->\nReasons.\n'

const run = (bench: string, ours: string, isMet = true): BenchRun => ({
  bench,
  measured: '2026-11-23, load 0.4',
  findings: [{ what: `job of ${bench}`, ours, floor: '2 ms', ratio: '×1.50', target: '≤ ×1.5', isMet }],
})

describe('the list of figures', () => {
  it('writes target, verdict, day and machine between the marker lines', () => {
    const written = writeRuns(EMPTY, MACHINE, BENCHES, [run('notices', '3 ms', false)])
    expect(written).toContain(`\n${MACHINE}\n`)
    expect(written).toContain(
      [
        '- **notices**: job of notices',
        '  - ×1.50, target ≤ ×1.5: **missed** (2026-11-23, load 0.4)',
        '  - ours: 3 ms',
        '  - floor in the same run: 2 ms',
        '<!-- End',
      ].join('\n'),
    )
    expect(written.startsWith('# Figures\n') && written.endsWith('-->\nReasons.\n')).toBe(true)
  })

  it('keeps rows of benches that did not run or failed, in the common order', () => {
    const first = writeRuns(EMPTY, MACHINE, BENCHES, [run('cold-start', '9 ms'), run('progress', '5 ms')])
    const broken = { ...run('cold-start', ''), findings: [] }
    const second = writeRuns(first, MACHINE, BENCHES, [
      run('notices', '3 ms'),
      run('progress', '4 ms'),
      broken,
    ])
    const jobs = [...second.matchAll(/^- \*\*(\S+)\*\*: job of \S+\n.*\n {2}- ours: (\d) ms/gm)]
    expect(jobs.map(([, bench, ms]) => `${bench} ${ms}`)).toEqual(['progress 4', 'notices 3', 'cold-start 9'])
  })

  it('drops the figures of another machine', () => {
    const first = writeRuns(EMPTY, MACHINE, BENCHES, [run('progress', '5 ms')])
    const second = writeRuns(first, '8 cores', BENCHES, [run('notices', '3 ms')])
    expect(second).not.toContain('progress')
    expect(second).not.toContain(MACHINE)
  })

  it('refuses a document without its marker lines', () => {
    expect(() => writeRuns('# Figures\n', MACHINE, BENCHES, [])).toThrow('are missing')
  })

  it('finds the position of the figures in docs/performance.md', () => {
    const document = readFileSync(join(root, 'docs/performance.md'), 'utf8')
    expect(writeRuns(document, MACHINE, BENCHES, [run('notices', '3 ms')])).toContain(
      '- **notices**: job of notices',
    )
  })
})
