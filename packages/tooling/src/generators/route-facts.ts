import { ListRefused, type Made } from './find-made.ts'

/** Maps each helper of `packages/contracts/src/kit/{declare,list}.ts` to the facts that its name implies. */
export const DECLARATIONS: Readonly<Record<string, { access: string; effect: string; methods: string }>> = {
  visitorReads: { access: 'anyone', effect: 'reads', methods: "['GET']" },
  visitorWrites: { access: 'anyone', effect: 'writes', methods: "['POST']" },
  memberReads: { access: 'operator', effect: 'reads', methods: "['GET']" },
  memberWrites: { access: 'operator', effect: 'writes', methods: "['POST']" },
  staffReads: { access: 'staff', effect: 'reads', methods: "['GET']" },
  staffWrites: { access: 'staff', effect: 'writes', methods: "['POST']" },
  listsPeople: { access: 'staff', effect: 'writes', methods: "['POST']" },
  listsRecords: { access: 'staff', effect: 'reads', methods: "['POST']" },
  gatewayWrites: { access: 'gateway', effect: 'writes', methods: "['POST']" },
}

/** Lists the facts a route states before its first call (`RouteFacts` of the API), besides name, path, access and effect. */
const SOMETIMES = ['perMinute', 'missesPerMinute', 'takesFiles', 'inTurn'] as const
/** Matches a value that means the same in another file, so it contains no constant's name. */
const LITERAL =
  /^(?:'[^']*'|true|\d[\d_]*|\[(?:'\w+'(?:, )?)+\]|\{ part: '\w+', most: \d+(?:, bytes: [\d_]+)? \})$/

export function factsOf(contract: Made): string[] {
  const { access, effect, methods, path } = declarationOf(contract)
  const always = [
    `operation: '${contract.name}'`,
    `methods: ${methods}`,
    `path: '${path}'`,
    `access: '${access}'`,
    `effect: '${effect}'`,
  ]
  const sometimes = SOMETIMES.flatMap((fact) => {
    const value = statedOnOneLine(contract, fact)
    return value === undefined ? [] : [`${fact}: ${value}`]
  })
  return [...always, ...sometimes]
}

interface Declared {
  maker: string
  access: string
  effect: string
  methods: string
  path: string
}

/** Parses `export const saveVenue = staffWrites('/api/…', {` and the methods if the contract states them. */
export function declarationOf(contract: Made): Declared {
  const [, maker = '', path] =
    new RegExp(`^export const ${contract.name} = (\\w+)\\(\\s*'([^']+)'`, 'm').exec(contract.text) ?? []
  const said = DECLARATIONS[maker]
  if (path === undefined || !said)
    throw new ListRefused(`${contract.path} does not state its path as a literal.`)
  return { ...said, maker, path, methods: statedOnOneLine(contract, 'methods') ?? said.methods }
}

export function statedOnOneLine({ path, text }: Made, fact: string): string | undefined {
  const value = new RegExp(`^  ${fact}: (.+),$`, 'm').exec(text)?.[1]
  if (value === undefined || LITERAL.test(value)) return value
  throw new ListRefused(
    `${path}: the generated lists read «${fact}» from the text: write its value, not «${value}».`,
  )
}
