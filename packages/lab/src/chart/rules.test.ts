import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'
import type { Policy } from './manifests.ts'
import { type Place, rulesOf } from './rules.ts'

const place = (name: string, address: string, namespace = 'hygiene'): Place => ({
  address,
  namespace,
  labels: { name },
})
const api = place('api', '10.244.1.1')
const web = place('web', '10.244.1.2')
const prometheus = place('prometheus', '10.244.2.2', 'monitoring')
const of = (name: string) => ({ matchLabels: { name } })

const closed: Policy = { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }
const fromWeb: Policy = {
  podSelector: of('api'),
  policyTypes: ['Ingress'],
  ingress: [{ from: [{ podSelector: of('web') }], ports: [{ port: 4000 }] }],
}
const fromMonitoring: Policy = {
  podSelector: of('api'),
  policyTypes: ['Ingress'],
  ingress: [
    {
      from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
      ports: [{ port: 9464 }],
    },
  ],
}
const outside: Policy = {
  podSelector: of('api'),
  policyTypes: ['Egress'],
  egress: [
    {
      to: [{ ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] } }],
      ports: [{ port: 443 }],
    },
    { ports: [{ protocol: 'UDP', port: 53 }] },
  ],
}
const rules = (policies: Policy[], pod = api, targets: string[] = []) =>
  rulesOf(pod, [api, web, prometheus], [{ address: '10.244.96.1', port: 4000, targets }], policies).split(
    '\n',
  )

describe('network rules of a pod', () => {
  it('opens unselected pods and closes selected ones', () => {
    expect(rules([])).toEqual(expect.arrayContaining([':INPUT ACCEPT [0:0]', ':OUTPUT ACCEPT [0:0]']))
    expect(rules([closed])).toEqual(expect.arrayContaining([':INPUT DROP [0:0]', ':OUTPUT DROP [0:0]']))
    expect(rules([fromWeb])).toEqual(expect.arrayContaining([':INPUT DROP [0:0]', ':OUTPUT ACCEPT [0:0]']))
  })

  it.each([
    ['pods by their labels', fromWeb, '-A INPUT -s 10.244.1.2 -p tcp --dport 4000 -j ACCEPT'],
    ['pods of another namespace', fromMonitoring, '-A INPUT -s 10.244.2.2 -p tcp --dport 9464 -j ACCEPT'],
    [
      'a block but for its exception',
      outside,
      '-A OUTPUT -d 0.0.0.0/0 -m iprange ! --dst-range 169.254.0.0-169.254.255.255 -p tcp --dport 443 -j ACCEPT',
    ],
    ['a port anywhere', outside, '-A OUTPUT -p udp --dport 53 -j ACCEPT'],
  ])('admits %s', (_what, policy, rule) => {
    const open = rules([closed, policy]).filter((one) => one.endsWith('ACCEPT') && one.includes('--dport'))
    expect(open).toContain(rule)
    expect(
      rules([closed, policy], web).filter((one) => one.includes('--dport') && one.endsWith('ACCEPT')),
    ).toEqual([])
  })

  it('routes a service to ready pods and refuses when none is ready', () => {
    const led = rules([], web, ['10.244.1.1:4000', '10.244.1.9:4000']).filter((one) => one.includes('DNAT'))
    expect(led).toEqual([
      '-A OUTPUT -d 10.244.96.1 -p tcp --dport 4000 -m statistic --mode random --probability 0.50000 -j DNAT --to-destination 10.244.1.1:4000',
      '-A OUTPUT -d 10.244.96.1 -p tcp --dport 4000 -j DNAT --to-destination 10.244.1.9:4000',
    ])
    expect(rules([]).find((one) => one.includes('REJECT'))).toContain('-d 10.244.96.1 -p tcp --dport 4000')
  })
})

const question = (name: string) =>
  Buffer.concat([
    Buffer.from([0, 7, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0, 0, 1, 0, 1]),
  ])

it('resolves whole names and reports other names as absent', () => {
  const names = new Map([['api.hygiene.svc.cluster.local', '10.244.96.1']])
  expect([...answerTo(question('api.hygiene.svc.cluster.local'), names).subarray(-4)]).toEqual([
    10, 244, 96, 1,
  ])
  const unknown = answerTo(question('api'), names)
  expect([(unknown[3] ?? 0) & 15, unknown.readUInt16BE(6)]).toEqual([3, 0])
})
