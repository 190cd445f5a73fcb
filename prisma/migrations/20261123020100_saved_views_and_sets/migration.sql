-- Views of the desk's lists, for an employee or for a role; of two tabs that save one name at once, one writes it.
CREATE TABLE "SavedView" (
    "viewNo" SERIAL NOT NULL,
    "screen" VARCHAR(30) NOT NULL,
    "name" VARCHAR(20) NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "role" "StaffRole",
    "address" VARCHAR(1000) NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("viewNo")
);

CREATE INDEX "SavedView_screen_role_idx" ON "SavedView"("screen", "role");
CREATE INDEX "SavedView_employeeNo_idx" ON "SavedView"("employeeNo");
CREATE UNIQUE INDEX "SavedView_own_name" ON "SavedView" ("employeeNo", "screen", "name") WHERE "role" IS NULL;
CREATE UNIQUE INDEX "SavedView_role_name" ON "SavedView" ("role", "screen", "name") WHERE "role" IS NOT NULL;

-- All rows an employee found, frozen before an act.
CREATE TABLE "StaffSet" (
    "setNo" UUID NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "screen" VARCHAR(30) NOT NULL,
    "conditions" JSONB NOT NULL,
    "rowCount" INTEGER NOT NULL,
    "frozenAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffSet_pkey" PRIMARY KEY ("setNo")
);

CREATE INDEX "StaffSet_employeeNo_idx" ON "StaffSet"("employeeNo");
CREATE INDEX "StaffSet_endsAt_idx" ON "StaffSet"("endsAt");

CREATE TABLE "StaffSetRow" (
    "setNo" UUID NOT NULL,
    "key" VARCHAR(40) NOT NULL,

    CONSTRAINT "StaffSetRow_pkey" PRIMARY KEY ("setNo","key")
);

ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "StaffSet" ADD CONSTRAINT "StaffSet_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "StaffSetRow" ADD CONSTRAINT "StaffSetRow_setNo_fkey" FOREIGN KEY ("setNo") REFERENCES "StaffSet"("setNo") ON DELETE CASCADE ON UPDATE CASCADE;
