-- AlterTable
ALTER TABLE "Employee" ADD COLUMN     "phoneProvedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "CampaignTest" ADD COLUMN     "isCode" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "phone" VARCHAR(20) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "EmployeePhoneCode" (
    "employeeNo" INTEGER NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "codeHash" CHAR(64) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "EmployeePhoneCode_pkey" PRIMARY KEY ("employeeNo")
);

-- AddForeignKey
ALTER TABLE "EmployeePhoneCode" ADD CONSTRAINT "EmployeePhoneCode_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE CASCADE ON UPDATE CASCADE;
