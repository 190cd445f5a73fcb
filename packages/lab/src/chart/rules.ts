import { isSelected, type Labels, type Policy } from './manifests.ts'

export interface Place {
  address: string
  labels: Labels
  namespace: string
}
export interface ServicePort {
  address: string
  port: number
  targets: readonly string[]
}

/** Is the node's address; its kubelet's probes are always allowed. */
export const NODE = '10.244.0.1'
export const NAMESPACE = 'hygiene'

const METADATA_NAME = 'kubernetes.io/metadata.name'

/**
 * Returns iptables-restore rules for a pod: services as kube-proxy routes them, policies as a network plug-in enforces them. A
 * direction is open if no policy selects the pod; otherwise everything not allowed is dropped.
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

function rangeOf(block: string): string {
  const [address = '', bits = '32'] = block.split('/')
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  const size = 2 ** (32 - Number(bits))
  const first = number - (number % size)
  return [first, first + size - 1].map(dotted).join('-')
}

const dotted = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')
