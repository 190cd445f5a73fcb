-- The list of confirmations begins at the newest file of a record, however many there are.
CREATE INDEX "StoredFile_of_records" ON "StoredFile" ("createdAt", "fileNo")
  WHERE "ownerKind" IN ('onlineEnrolment', 'inPersonEnrolment');
