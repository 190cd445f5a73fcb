CREATE TABLE "StaffLooks" (
    "employeeNo" INTEGER NOT NULL,
    "looks" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffLooks_pkey" PRIMARY KEY ("employeeNo")
);

ALTER TABLE "StaffLooks" ADD CONSTRAINT "StaffLooks_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE CASCADE ON UPDATE CASCADE;
