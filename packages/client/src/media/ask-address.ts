const REFUSED_ADDRESS = new Set([401, 403, 410])

/** `expired` means that the signed address has expired. `silent` means that there is no answer because the network is away. */
export type AddressAnswer = 'answers' | 'expired' | 'silent'

export const isRefusedAddress = (status: number) => REFUSED_ADDRESS.has(status)

/** Requests the head of a file that the browser could not play, because a media element does not give the reason. */
export async function askAddress(address: string): Promise<AddressAnswer> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return isRefusedAddress(status) ? 'expired' : 'answers'
  } catch {
    return 'silent'
  }
}
