-- The search of the desk: people by the end of their telephone number, and by the beginning of their name.
CREATE INDEX "Member_phone_end" ON "Member" (right("phone", 4)) WHERE "withdrawnAt" IS NULL;
CREATE INDEX "Member_name_start" ON "Member" ("name" COLLATE "C", "memberNo" DESC) WHERE "withdrawnAt" IS NULL;
-- What went wrong for a caller a moment ago.
CREATE INDEX "IdentityProof_refused" ON "IdentityProof" ("memberNo", "requestedAt" DESC) WHERE "refusedReason" IS NOT NULL;
