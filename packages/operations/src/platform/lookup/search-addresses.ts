import { searchAddresses as contract } from '@hygiene/contracts/platform/lookup/search-addresses'
import { denied } from '@hygiene/domain/verdict'
import { cleanSearchText, GatewayUnavailable, searchTextFault } from '@hygiene/gateways'
import { query } from '../../kit/operation.ts'

/** A text the service cannot use is refused; in an outage the address may be typed instead. */
export const searchAddresses = query(contract, { needs: ['address'] }, async ({ input, address }) => {
  const { page, limit, searchText } = input
  const fault = searchTextFault(cleanSearchText(searchText))
  if (fault !== null) return denied(fault === 'number' ? 'ADDRESS_NUMBER_ONLY' : 'ADDRESS_TEXT_REFUSED')
  try {
    const result = await address.searchAddress({ text: searchText, page, limit })
    if (result.outcome === 'hint') return denied('ADDRESS_TEXT_REFUSED')
    const { juso, common } = result
    const totalRow = common.totalCount
    return {
      list: juso,
      juso,
      common,
      pageInfo: { page, totalPage: Math.max(1, Math.ceil(totalRow / limit)), totalRow },
    }
  } catch (error) {
    if (error instanceof GatewayUnavailable)
      return denied(error.isLate ? 'ADDRESS_LATE' : 'ADDRESS_UNAVAILABLE')
    throw error
  }
})
