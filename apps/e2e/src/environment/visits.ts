export interface Visit {
  /** Absent: signed out. */
  userId: string | null
  address: string
  /** The text that shows that the screen has arrived. */
  arrived: string
  /** Name of the button that opens a part of the screen before it is looked at. */
  press?: string
}

type Screen = [address: string, arrived: string, press?: string]

/** The screens of one person; `null` is a visitor. */
export function as(userId: string | null, screens: Screen[]): Visit[] {
  return screens.map(([address, arrived, press]) => ({
    userId,
    address,
    arrived,
    ...(press ? { press } : {}),
  }))
}
