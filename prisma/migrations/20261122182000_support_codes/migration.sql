-- Six digits for the telephone, and their use in the owner's history.
ALTER TYPE "AccountNoteKind" ADD VALUE 'supportCodeUsed';

CREATE TABLE "SupportCode" (
    "memberNo" INTEGER NOT NULL,
    "codeHash" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SupportCode_pkey" PRIMARY KEY ("memberNo")
);

CREATE UNIQUE INDEX "SupportCode_codeHash_key" ON "SupportCode"("codeHash");
CREATE INDEX "SupportCode_createdAt_idx" ON "SupportCode"("createdAt");

ALTER TABLE "SupportCode" ADD CONSTRAINT "SupportCode_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;
