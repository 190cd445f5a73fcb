import type { Association } from '../../association.ts'

/** Who signs and seals a document; without a picture the seal is drawn from its letters. */
export type FrozenIssuer = Pick<
  Association,
  'educationName' | 'issuerName' | 'sealText' | 'sealFileNo' | 'supportPhone'
>

/** The issuer as every document freezes it, also each new edition of one: it is issued by whom it says. */
export function frozenIssuer({
  educationName,
  issuerName,
  sealText,
  sealFileNo,
  supportPhone,
}: Association): FrozenIssuer {
  return { educationName, issuerName, sealText, sealFileNo, supportPhone }
}
