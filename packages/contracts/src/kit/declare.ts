import type { z } from 'zod'
import { OPERATION_NAMES } from '../generated/operation-names.ts'
import type { RefusalName } from '../refusals/table.ts'
import {
  type Access,
  type Declaration,
  type Endpoint,
  endpoint,
  type Method,
  type Sends,
} from './endpoint.ts'

/** Every contract behind a login may return these. */
const MEMBER_REFUSALS = ['SESSION_EXPIRED', 'OWNER_ONLY', 'LOGIN_REQUIRED'] as const
const STAFF_REFUSALS = ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'] as const

type Said = 'operation' | 'path' | 'access' | 'effect' | 'methods' | 'sends' | 'refusals'

type Declared<I extends z.ZodObject, E extends z.ZodType, R extends RefusalName, A extends Access> = Omit<
  Declaration<I, E, R, A>,
  Said
> & {
  /** Defaults to GET for a reading and POST for a writing. */
  methods?: readonly [Method, ...Method[]]
  /** Defaults to the query for a reading and JSON for a writing. */
  sends?: Sends
  refusals?: readonly R[]
}

type Declare<A extends Access, Login extends RefusalName> = <
  I extends z.ZodObject,
  E extends z.ZodType,
  const R extends RefusalName = never,
>(
  path: `/${string}`,
  declared: Declared<I, E, R, A>,
) => Endpoint<I, E, R | Login, A>

const READS = { effect: 'reads', methods: ['GET'], sends: 'query' } as const
const WRITES = { effect: 'writes', methods: ['POST'], sends: 'json' } as const

function declaring<const A extends Access, const Login extends RefusalName = never>(
  access: A,
  byDefault: typeof READS | typeof WRITES,
  login: readonly Login[],
): Declare<A, Login> {
  return <I extends z.ZodObject, E extends z.ZodType, R extends RefusalName>(
    path: `/${string}`,
    declared: Declared<I, E, R, A>,
  ) => {
    const { refusals = [], methods = byDefault.methods, ...rest } = declared
    const operation = operationAt(methods.at(-1) ?? methods[0], path)
    const added = login.filter((reason) => reason !== 'OWNER_ONLY' || rest.ownerOnly)
    const all = [...new Set<R | Login>([...refusals, ...added])]
    return endpoint({ ...byDefault, ...rest, operation, methods, path, access, refusals: all })
  }
}

function operationAt(method: Method, path: string): string {
  const name = OPERATION_NAMES[`${method} ${path}`]
  if (name === undefined) throw new Error(`No name for ${method} ${path}: run \`pnpm generate\`.`)
  return name
}

export const visitorReads = declaring('anyone', READS, [])
export const visitorWrites = declaring('anyone', WRITES, [])
export const memberReads = declaring('operator', READS, MEMBER_REFUSALS)
export const memberWrites = declaring('operator', WRITES, MEMBER_REFUSALS)
export const staffReads = declaring('staff', READS, STAFF_REFUSALS)
export const staffWrites = declaring('staff', WRITES, STAFF_REFUSALS)
export const gatewayWrites = declaring('gateway', WRITES, [])
