import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { get, share } from '../arms.ts'
import { type Child, startChild } from '../child.ts'
import type { Finding } from '../finding.ts'
import { loadInTurn, median, medianRatio } from '../in-turn.ts'
import { API_ENTRY, apiSettings, type BenchEnvironment } from '../environment.ts'
import { keysOf } from '@hygiene/domain/keys-of'

const CONNECTIONS = 64
const AT_MOST = { '0.05': 1.15, '1': 2 } as const

export async function benchTraces(environment: BenchEnvironment): Promise<Finding[]> {
  const collector = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-traces-'))
  const apis: Child[] = []
  const open = async (settings: Record<string, string>): Promise<Child> => {
    const api = await startChild(API_ENTRY, { ...apiSettings(environment.databaseUrl, scratch), ...settings })
    apis.push(api)
    return api
  }
  try {
    const traced = { TRACES_ENDPOINT: `http://127.0.0.1:${port}/v1/traces` }
    const shares = keysOf(AT_MOST)
    const arms = [await open({})]
    for (const kept of shares) arms.push(await open({ ...traced, TRACES_SHARE: kept }))
    const [without = [], ...withThem] = await loadInTurn(
      arms.map(({ origin, pid }, at) => ({
        name: `traces ${at === 0 ? 'off' : shares[at - 1]}`,
        origin,
        connections: CONNECTIONS,
        pids: [pid],
        requestsOf: (connection) =>
          share(environment.students, connection).map((student) =>
            get(`${listOnlineEnrolments.path}?page=1&limit=10`, student),
          ),
      })),
    )
    const cpu = (loads: typeof without) => loads.map(({ cpuMs }) => cpuMs ?? Number.NaN)
    const said = (loads: typeof without) => `${median(cpu(loads)).toFixed(3)} CPU ms`
    return shares.map((kept, at) => {
      const ratio = medianRatio(cpu(withThem[at] ?? []), cpu(without))
      return {
        what: `a call with a share of ${kept} of the traces kept, beside one without traces`,
        ours: said(withThem[at] ?? []),
        floor: said(without),
        ratio: `×${ratio.toFixed(2)}`,
        target: `≤ ×${AT_MOST[kept]}`,
        isMet: ratio <= AT_MOST[kept],
      }
    })
  } finally {
    await Promise.all(apis.map((api) => api.stop()))
    collector.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}
