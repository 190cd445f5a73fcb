-- Names of their own: a column of the same name elsewhere says how long the fields of contracts may be.
ALTER TABLE "SavedView" RENAME COLUMN "name" TO "viewName";
ALTER TABLE "SavedView" RENAME COLUMN "address" TO "viewAddress";
