/** «GEZD GNBV GY3T»: four by four, as authenticator apps show it too. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
