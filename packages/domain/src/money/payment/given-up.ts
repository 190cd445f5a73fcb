const GIVEN_UP = /(사용자|고객|이용자|구매자).{0,12}(취소|중단|포기)|(결제|인증)\s?포기/

/**
 * Do these words of a provider tell that the person closed its window? Its codes differ from company to company; the
 * words decide nothing but the sentence shown.
 */
export function isGivenUp(providerText: string | null | undefined): boolean {
  return GIVEN_UP.test(providerText ?? '')
}
