-- Courses that staff spared an operator (Act Art. 41④, Rule Art. 52③④⑥), read by the rule of eligibility.
CREATE TYPE "ExemptionGround" AS ENUM ('cookLicence', 'closedAllYear', 'otherInstitution');

CREATE TABLE "Exemption" (
    "exemptionNo" SERIAL PRIMARY KEY,
    "ground" "ExemptionGround" NOT NULL,
    "memberNo" INTEGER NOT NULL REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE,
    "licenceKey" VARCHAR(30) NOT NULL DEFAULT '',
    "licenceNo" VARCHAR(30) NOT NULL DEFAULT '',
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "sidoCode" CHAR(10) NOT NULL,
    "paperNumber" VARCHAR(60) NOT NULL,
    "institution" VARCHAR(80) NOT NULL,
    "approvalNo" INTEGER NOT NULL,
    "grantedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endedWords" VARCHAR(200)
);

CREATE UNIQUE INDEX "Exemption_approvalNo_key" ON "Exemption"("approvalNo");
CREATE INDEX "Exemption_memberNo_idx" ON "Exemption"("memberNo");
CREATE INDEX "Exemption_licenceKey_year_idx" ON "Exemption"("licenceKey", "year");

-- The same course is spared once.
CREATE UNIQUE INDEX "Exemption_in_force" ON "Exemption"("memberNo", "ground", "licenceKey", "year", "salesType", "industryType")
    WHERE "endedAt" IS NULL;
