import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { GIVEN_NUMBERS, isLabelGiven, numbersIn } from './given-numbers.ts'

type Panel = {
  id: number
  title: string
  datasource: { uid: string }
  gridPos: { x: number; w: number }
  targets: { expr: string }[]
}
type Dashboard = { uid: string; title: string; editable: boolean; panels: Panel[] }

const folder = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const dashboards = globSync('grafana/dashboards/*.json', { cwd: folder })
  .toSorted()
  .map((file): [string, Dashboard] => [file, JSON.parse(read(file)) as Dashboard])
const asked = dashboards.flatMap(([, { panels }]) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
)

/** Prometheus itself creates these metrics and labels. */
const OF_PROMETHEUS = ['alertstate', 'alertname', 'job', 'instance', 'le']

const NOT_SHOWN: Readonly<Record<string, string>> = {}

const base = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')

describe('the dashboards', () => {
  it.each(dashboards)(
    'queries in %s only numbers that a process reports, from our Prometheus',
    (_file, dashboard) => {
      expect(dashboard.panels.length).toBeGreaterThan(4)
      const ids = dashboard.panels.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { title, datasource, gridPos, targets } of dashboard.panels) {
        expect([title, datasource.uid, gridPos.x + gridPos.w <= 24]).toEqual([title, 'hygiene', true])
        const numbers = targets.flatMap(({ expr }) => numbersIn(expr))
        expect([title, numbers.filter((name) => !GIVEN_NUMBERS.has(name))]).toEqual([title, []])
      }
    },
  )

  it('splits numbers only by their labels', () => {
    const labels = asked.flatMap((expr) => [
      ...[...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(/, */)),
      ...[...expr.matchAll(/([a-z]+)(?:=~|!=|=)"/g)].flatMap(([, name = '']) => name),
    ])
    expect(labels.length).toBeGreaterThan(20)
    expect(labels.filter((label) => !OF_PROMETHEUS.includes(label) && !isLabelGiven(label))).toEqual([])
  })

  it('shows only numbers that the table of docs/operate.md explains', () => {
    const [, table = ''] =
      /^## Numbers\n([\s\S]*?)\n## /m.exec(readFileSync(join(folder, '../../docs/operate.md'), 'utf8')) ?? []
    const notified = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)`/g)].flatMap(([, name]) => name ?? []),
    )
    expect(notified.length).toBeGreaterThan(12)
    const shown = asked.flatMap(numbersIn).map(base)
    expect(shown.filter((name) => !notified.includes(name))).toEqual([])
  })

  it('shows every number that a process reports except the listed ones', () => {
    const shown = new Set(asked.flatMap(numbersIn).map(base))
    const hidden = [...new Set([...GIVEN_NUMBERS].map(base))].filter((name) => !shown.has(name))
    expect(hidden.toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted())
  })

  it('keeps dashboards where the production compose file and Grafana expect them', () => {
    const { providers } = parse(read('grafana/provisioning/dashboards/hygiene.yml')) as {
      providers: { options: { path: string } }[]
    }
    const { datasources } = parse(read('grafana/provisioning/datasources/prometheus.yml')) as {
      datasources: { uid: string; url: string }[]
    }
    expect(read('compose.production.yml')).toContain(`grafana/dashboards:${providers[0]?.options.path}:ro`)
    expect(datasources).toMatchObject([{ uid: 'hygiene', url: '${PROMETHEUS_URL}' }])
    expect(new Set(dashboards.map(([, { uid }]) => uid)).size).toBe(4)
  })
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

function check(...text: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', ...text], { encoding: 'utf8' })
  return { status, said: status === 0 ? '' : `${stdout}${stderr}` }
}

it.runIf(hasPromtool)('queries and configures Prometheus in valid syntax', () => {
  const made = mkdtempSync(join(tmpdir(), 'queries-'))
  try {
    const rules = asked.map((expr, at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }))
    writeFileSync(join(made, 'panels.yml'), stringify({ groups: [{ name: 'panels', rules }] }))
    const well = { status: 0, said: '' }
    expect(check('rules', join(made, 'panels.yml'))).toEqual(well)
    expect(check('config', join(folder, 'prometheus/prometheus.yml'))).toEqual(well)
  } finally {
    rmSync(made, { recursive: true })
  }
})
