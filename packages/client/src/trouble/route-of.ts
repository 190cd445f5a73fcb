/** The route as the router has it; nothing while it has none. */
export type RouteOf = () => string | undefined
