/**
 * Matches the routes of contracts; client files and lectures are not counted. It is tested against the route, because an address
 * can be written in many ways (`/%61pi/…`) that all lead to it.
 */
export const ASKS_THE_API = /^\/(api|common|comm-user|smart-user)\//
