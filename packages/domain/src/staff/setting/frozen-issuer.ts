import type { Association } from '../../association.ts'

/** Holds the signer and the seal. Without a picture the seal is drawn from `sealText`. */
export type FrozenIssuer = Pick<
  Association,
  'educationName' | 'issuerName' | 'sealText' | 'sealFileNo' | 'supportPhone'
>

export function frozenIssuer({
  educationName,
  issuerName,
  sealText,
  sealFileNo,
  supportPhone,
}: Association): FrozenIssuer {
  return { educationName, issuerName, sealText, sealFileNo, supportPhone }
}
