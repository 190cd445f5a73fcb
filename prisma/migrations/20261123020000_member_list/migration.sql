-- The desk's list of members: by the day they joined, by their last login, and by the beginning of a business name.
CREATE INDEX "Member_joined" ON "Member" ("createdAt", "memberNo") WHERE "withdrawnAt" IS NULL;
CREATE INDEX "Member_last_login" ON "Member" ("lastLoginAt" DESC NULLS LAST, "memberNo" DESC) WHERE "withdrawnAt" IS NULL;
CREATE INDEX "OnlineEnrolment_business_start" ON "OnlineEnrolment" ("businessName" COLLATE "C", "memberNo");
CREATE INDEX "InPersonEnrolment_business_start" ON "InPersonEnrolment" ("businessName" COLLATE "C", "memberNo");
