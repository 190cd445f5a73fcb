const GIVEN_UP = /(사용자|고객|이용자|구매자).{0,12}(취소|중단|포기)|(결제|인증)\s?포기/

/**
 * Recognises that the person closed the provider's window. Codes differ by company, so it reads the text, which decides only the
 * sentence shown.
 */
export function isGivenUp(providerText: string | null | undefined): boolean {
  return GIVEN_UP.test(providerText ?? '')
}
