-- Who has a record of the desk open.
-- CreateTable
CREATE TABLE "ContentLook" (
    "contentNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "isWriting" BOOLEAN NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContentLook_pkey" PRIMARY KEY ("contentNo","employeeNo")
);

-- AddForeignKey
ALTER TABLE "ContentLook" ADD CONSTRAINT "ContentLook_contentNo_fkey" FOREIGN KEY ("contentNo") REFERENCES "Content"("contentNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContentLook" ADD CONSTRAINT "ContentLook_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
