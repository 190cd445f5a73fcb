import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'
import type { FoundId } from './use-found-id.ts'

/** The verification itself asks for the id: nothing else has to be pressed. */
export function ByIdentity({ found }: { found: FoundId }) {
  const identity = useIdentityProof('findId', async ({ proof }, clear) => {
    if ((await found.find(proof)) !== 'unanswered') clear()
  })
  return <ProofChoice identity={identity} note="인증 창에서 확인된 분의 아이디를 찾아 드립니다." />
}
