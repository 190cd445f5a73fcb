const REFUSED_ADDRESS = new Set([401, 403, 410])

/** `expired`: the signed address is over. `silent`: no answer, the network is away. */
export type AddressAnswer = 'answers' | 'expired' | 'silent'

export const isRefusedAddress = (status: number) => REFUSED_ADDRESS.has(status)

/** Asks the server for the head of a file that the browser could not play; a media element itself does not tell. */
export async function askAddress(address: string): Promise<AddressAnswer> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return isRefusedAddress(status) ? 'expired' : 'answers'
  } catch {
    return 'silent'
  }
}
