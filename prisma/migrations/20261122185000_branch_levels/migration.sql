-- Branches below a branch, and how to reach each: hours, map, place on the globe.
ALTER TABLE "Branch" ADD COLUMN "parentNo" INTEGER,
ADD COLUMN "openHours" VARCHAR(100) NOT NULL DEFAULT '',
ADD COLUMN "mapUrl" VARCHAR(300) NOT NULL DEFAULT '',
ADD COLUMN "latitude" DOUBLE PRECISION,
ADD COLUMN "longitude" DOUBLE PRECISION;

CREATE INDEX "Branch_parentNo_idx" ON "Branch"("parentNo");

ALTER TABLE "Branch" ADD CONSTRAINT "Branch_parentNo_fkey" FOREIGN KEY ("parentNo") REFERENCES "Branch"("branchNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Branch" ADD CONSTRAINT "Branch_whole_place" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
