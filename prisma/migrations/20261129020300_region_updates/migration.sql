-- Updates of the list of regions: which official list, when and by whom. Append-only; the first is the list that the migrations install.
CREATE TABLE "RegionUpdate" (
    "updateNo" SERIAL NOT NULL,
    "fileName" VARCHAR(200) NOT NULL,
    "added" INTEGER NOT NULL,
    "renamed" INTEGER NOT NULL,
    "closed" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "employeeNo" INTEGER,

    CONSTRAINT "RegionUpdate_pkey" PRIMARY KEY ("updateNo")
);

ALTER TABLE "RegionUpdate" ADD CONSTRAINT "RegionUpdate_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "RegionUpdate" ("fileName", "added", "renamed", "closed", "updatedAt")
SELECT '법정동코드 (시·도와 시·군·구)', count(*), 0, 0, '2026-09-17T00:00:00+09:00' FROM "Region" WHERE "validTo" IS NULL;
