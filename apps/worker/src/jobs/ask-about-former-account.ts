import { askAboutFormerAccount as contract } from '@hygiene/contracts/platform/job/ask-about-former-account'
import { askAboutFormerAccount } from '@hygiene/operations/content/inquiry/ask-about-former-account'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

async function askAboutFormerAccountJob(
  { db, now }: WorkerDeps,
  { memberNo }: { memberNo: number },
): Promise<void> {
  await askAboutFormerAccount(db, memberNo, now())
}

export const askAboutFormerAccountHandler = handleJob(contract, askAboutFormerAccountJob)
