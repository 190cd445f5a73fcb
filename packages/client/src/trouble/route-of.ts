export type RouteOf = () => string | undefined
