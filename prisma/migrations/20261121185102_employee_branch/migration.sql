-- AlterTable
ALTER TABLE "RoleGrant" ADD COLUMN     "branchNo" INTEGER;

-- AddForeignKey
ALTER TABLE "Employee" ADD CONSTRAINT "Employee_branchNo_fkey" FOREIGN KEY ("branchNo") REFERENCES "Branch"("branchNo") ON DELETE SET NULL ON UPDATE CASCADE;
