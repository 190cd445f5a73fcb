/**
 * Routes of contracts. Files of the client and lectures cost nothing. Asked of the route: an address can be written in many
 * ways (`/%61pi/…`) that all lead to it.
 */
export const ASKS_THE_API = /^\/(api|common|comm-user|smart-user)\//
