-- The rows' types promise these values. New rows are checked from now on, the others by the next migration.
ALTER TABLE "Exemption" ADD CONSTRAINT "Exemption_types"
  CHECK ("salesType" IN (1, 2) AND "industryType" IN (1, 2, 3)) NOT VALID;
ALTER TABLE "BankQuestion" ADD CONSTRAINT "BankQuestion_types"
  CHECK ("salesType" IN (1, 2) AND "industryType" IN (1, 2, 3)) NOT VALID;
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_type" CHECK ("inquiryType" IN (1, 2)) NOT VALID;
ALTER TABLE "Post" ADD CONSTRAINT "Post_board" CHECK ("boardType" IN (1, 2, 3, 4, 5, 6)) NOT VALID;
