-- Posts pinned until an instant, the order of questions, related sites at the desk, branches with their days.
-- AlterEnum
ALTER TYPE "ContentKind" ADD VALUE 'site';

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "pinnedUntil" TIMESTAMPTZ(3),
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "RelatedSite" ADD COLUMN     "shownFrom" DATE,
ADD COLUMN     "shownUntil" DATE;

-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "closesOn" DATE,
ADD COLUMN     "opensOn" DATE;

-- CreateIndex
CREATE INDEX "Post_boardType_pinnedUntil_idx" ON "Post"("boardType", "pinnedUntil");
