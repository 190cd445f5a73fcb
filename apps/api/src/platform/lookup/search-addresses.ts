import { searchAddresses as contract } from '@hygiene/contracts/platform/lookup/search-addresses'
import { type AddressResult, cleanSearchText, GatewayUnavailable, searchTextFault } from '@hygiene/gateways'
import { type Call, implement } from '../../http/implement.ts'

/** A text the service cannot use is the person's to correct; an outage is not, and the address may be typed instead. */
export const searchAddresses = implement(contract, async (call) => {
  const { page, limit, searchText } = call.input
  const fault = searchTextFault(cleanSearchText(searchText))
  if (fault !== null) throw call.refuse(fault === 'number' ? 'ADDRESS_NUMBER_ONLY' : 'ADDRESS_TEXT_REFUSED')

  const result = await ask(call)
  if (result.outcome === 'hint') throw call.refuse('ADDRESS_TEXT_REFUSED')
  const { totalCount } = result.common
  return {
    list: result.juso,
    juso: result.juso,
    common: result.common,
    pageInfo: { page, totalPage: Math.max(1, Math.ceil(totalCount / limit)), totalRow: totalCount },
  }
})

async function ask({ input, deps, refuse }: Call<typeof contract>): Promise<AddressResult> {
  const { page, limit, searchText } = input
  try {
    return await deps.address.searchAddress({ text: searchText, page, limit })
  } catch (error) {
    if (error instanceof GatewayUnavailable)
      throw refuse(error.isLate ? 'ADDRESS_LATE' : 'ADDRESS_UNAVAILABLE')
    throw error
  }
}
