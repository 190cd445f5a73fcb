export interface Visit {
  userId: string | null
  address: string
  arrived: string
  press?: string
}

type Screen = [address: string, arrived: string, press?: string]

export function as(userId: string | null, screens: Screen[]): Visit[] {
  return screens.map(([address, arrived, press]) => ({
    userId,
    address,
    arrived,
    ...(press ? { press } : {}),
  }))
}
