import { z } from 'zod'
import { requiredText } from '../../forms/text-fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { wireInteger } from '../../kit/fields.ts'

const addresses = z.array(
  z.object({
    roadAddr: z.string(),
    jibunAddr: z.string(),
    zipNo: z.string(),
    rn: z.string(),
    buldMnnm: z.string(),
    buldSlno: z.string(),
    roadAddrPart1: z.string(),
    roadAddrPart2: z.string(),
    admCd: z.string(),
  }),
)

/** Searches road-name addresses through the government service; a page has 20 (specification section 9). */
export const searchAddresses = visitorReads('/common/common/getAddress', {
  input: z.object({
    page: wireInteger.pipe(z.int().min(1).max(450)).default(1),
    limit: wireInteger.pipe(z.int().min(1).max(100)).default(20),
    searchText: requiredText(80, '검색할 주소를 입력해주세요.'),
  }),
  entity: z.object({
    list: addresses,
    /** Repeats the list under the name of the government service (specification section 7). */
    juso: addresses,
    common: z.object({ totalCount: z.int(), currentPage: z.int(), countPerPage: z.int() }),
    pageInfo: z.object({ page: z.int(), totalPage: z.int(), totalRow: z.int() }),
  }),
  refusals: ['ADDRESS_TEXT_REFUSED', 'ADDRESS_NUMBER_ONLY', 'ADDRESS_LATE', 'ADDRESS_UNAVAILABLE'],
  perMinute: 120,
  helper: 'view',
})
