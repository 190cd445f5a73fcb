import type { Implementation } from '../http/implement.ts'
import { checkBlock } from './check-block.ts'
import { recordReferrer } from './record-referrer.ts'
import { searchIp } from './search-ip.ts'

export const VISITOR_OPERATIONS: readonly Implementation[] = [checkBlock, recordReferrer, searchIp]
