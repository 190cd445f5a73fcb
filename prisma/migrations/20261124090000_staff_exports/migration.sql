-- CreateEnum
CREATE TYPE "StaffExportStatus" AS ENUM ('approval', 'ordered', 'making', 'ready', 'taken', 'failed', 'refused', 'ended');

-- CreateTable
CREATE TABLE "StaffExport" (
    "exportNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "screen" VARCHAR(30) NOT NULL,
    "format" VARCHAR(4) NOT NULL,
    "columns" TEXT[],
    "isUnmasked" BOOLEAN NOT NULL,
    "purpose" VARCHAR(20) NOT NULL,
    "words" VARCHAR(200) NOT NULL,
    "found" VARCHAR(300) NOT NULL,
    "ipAddress" VARCHAR(45) NOT NULL,
    "setNo" UUID NOT NULL,
    "rowCount" INTEGER NOT NULL,
    "madeRows" INTEGER NOT NULL DEFAULT 0,
    "status" "StaffExportStatus" NOT NULL,
    "failure" VARCHAR(300),
    "sizeBytes" BIGINT,
    "sha256" CHAR(64),
    "orderedAt" TIMESTAMPTZ(3) NOT NULL,
    "madeAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "takingAt" TIMESTAMPTZ(3),
    "takenAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaffExport_pkey" PRIMARY KEY ("exportNo")
);

-- CreateIndex
CREATE INDEX "StaffExport_employeeNo_exportNo_idx" ON "StaffExport"("employeeNo", "exportNo");

-- CreateIndex
CREATE INDEX "StaffExport_status_orderedAt_idx" ON "StaffExport"("status", "orderedAt");

-- AddForeignKey
ALTER TABLE "StaffExport" ADD CONSTRAINT "StaffExport_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
