-- Why an employee looks at a person: asked once, good until the case is closed.
CREATE TYPE "CasePurpose" AS ENUM ('apply', 'money', 'study', 'certificate', 'account', 'other');

CREATE TABLE "StaffCase" (
    "caseNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "purpose" "CasePurpose" NOT NULL,
    "words" VARCHAR(200) NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaffCase_pkey" PRIMARY KEY ("caseNo"),
    CONSTRAINT "StaffCase_times" CHECK ("endsAt" > "openedAt" AND ("closedAt" IS NULL OR "closedAt" >= "openedAt"))
);

CREATE INDEX "StaffCase_memberNo_openedAt_idx" ON "StaffCase"("memberNo", "openedAt");
CREATE INDEX "StaffCase_openedAt_idx" ON "StaffCase"("openedAt");

-- Of two tabs that open a case at once one writes it.
CREATE UNIQUE INDEX "StaffCase_open" ON "StaffCase"("employeeNo", "memberNo") WHERE "closedAt" IS NULL;

ALTER TABLE "StaffCase" ADD CONSTRAINT "StaffCase_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "StaffCase" ADD CONSTRAINT "StaffCase_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;
