import { isSelected, type Labels, type Policy } from './manifests.ts'

/** Where a pod of any namespace stands; policies select it by both kinds of labels. */
export interface Place {
  address: string
  labels: Labels
  namespace: string
}
/** One port of a service with the places that are ready behind it. */
export interface ServicePort {
  address: string
  port: number
  targets: readonly string[]
}

/** The machine of the pods: its kubelet's probes are let in always. */
export const NODE = '10.244.0.1'
export const NAMESPACE = 'hygiene'

const METADATA_NAME = 'kubernetes.io/metadata.name'

/**
 * The rules of a pod's own network for iptables-restore: services as kube-proxy leads them to places that are ready, policies
 * as a network plug-in keeps them. A pod that no policy selects for a direction is open in it; else what none lets through is dropped.
 */
export function rulesOf(
  pod: Place,
  places: readonly Place[],
  services: readonly ServicePort[],
  policies: readonly Policy[],
): string {
  const own = policies.filter(({ podSelector }) => isSelected(podSelector, pod.labels))
  const isKept = (type: 'Ingress' | 'Egress') => own.some(({ policyTypes }) => policyTypes.includes(type))
  const into = own.flatMap(({ ingress = [] }) =>
    ingress.flatMap(({ from, ports }) => accept('INPUT', '-s', peersOf(from, places), ports)),
  )
  const outOf = own.flatMap(({ egress = [] }) =>
    egress.flatMap(({ to, ports }) => accept('OUTPUT', '-d', peersOf(to, places), ports)),
  )
  return [
    '*nat',
    ':OUTPUT ACCEPT [0:0]',
    ...services.flatMap(leadTo),
    'COMMIT',
    '*filter',
    `:INPUT ${isKept('Ingress') ? 'DROP' : 'ACCEPT'} [0:0]`,
    `:OUTPUT ${isKept('Egress') ? 'DROP' : 'ACCEPT'} [0:0]`,
    ...always('INPUT', '-i'),
    `-A INPUT -s ${NODE} -j ACCEPT`,
    ...into,
    ...always('OUTPUT', '-o'),
    ...services.filter(({ targets }) => targets.length === 0).map(refuse),
    ...outOf,
    'COMMIT',
    '',
  ].join('\n')
}

const always = (chain: string, device: string) => [
  `-A ${chain} ${device} lo -j ACCEPT`,
  `-A ${chain} -m conntrack --ctstate ESTABLISHED,RELATED -j ACCEPT`,
]

const leadTo = ({ address, port, targets }: ServicePort): string[] =>
  targets.map((target, at) => {
    const left = targets.length - at
    const share = left === 1 ? '' : ` -m statistic --mode random --probability ${(1 / left).toFixed(5)}`
    return `-A OUTPUT -d ${address} -p tcp --dport ${port}${share} -j DNAT --to-destination ${target}`
  })

const refuse = ({ address, port }: ServicePort): string =>
  `-A OUTPUT -d ${address} -p tcp --dport ${port} -j REJECT --reject-with tcp-reset`

/** Addresses of who is meant; undefined: all. */
function peersOf(
  peers: NonNullable<Policy['ingress']>[number]['from'],
  places: readonly Place[],
): { address: string; except?: string }[] | undefined {
  return peers?.flatMap(({ podSelector, namespaceSelector, ipBlock }) => {
    if (ipBlock) {
      const [except, ...more] = ipBlock.except ?? []
      if (more.length > 0) throw new Error('One exception of a block is known here')
      return [{ address: ipBlock.cidr, ...(except === undefined ? {} : { except }) }]
    }
    return places
      .filter(({ labels, namespace }) => {
        const isNear = namespaceSelector
          ? isSelected(namespaceSelector, { [METADATA_NAME]: namespace })
          : namespace === NAMESPACE
        return isNear && isSelected(podSelector ?? {}, labels)
      })
      .map(({ address }) => ({ address }))
  })
}

function accept(
  chain: 'INPUT' | 'OUTPUT',
  side: '-s' | '-d',
  peers: { address: string; except?: string }[] | undefined,
  ports: { protocol?: string; port: number }[] | undefined,
): string[] {
  const wheres = peers?.map(({ address, except }) => {
    const besides =
      except === undefined ? '' : ` -m iprange ! --${side === '-d' ? 'dst' : 'src'}-range ${rangeOf(except)}`
    return ` ${side} ${address}${besides}`
  }) ?? ['']
  const whats = ports?.map(
    ({ protocol = 'TCP', port }) => ` -p ${protocol.toLowerCase()} --dport ${port}`,
  ) ?? ['']
  return wheres.flatMap((where) => whats.map((what) => `-A ${chain}${where}${what} -j ACCEPT`))
}

/** First and last address of a block, as the match of ranges wants them. */
function rangeOf(block: string): string {
  const [address = '', bits = '32'] = block.split('/')
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  const size = 2 ** (32 - Number(bits))
  const first = number - (number % size)
  return [first, first + size - 1].map(dotted).join('-')
}

const dotted = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')
