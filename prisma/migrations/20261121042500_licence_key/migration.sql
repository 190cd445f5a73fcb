-- Two spellings of one licence number, with and without hyphens, are the same place (korea.md section 3).
CREATE INDEX "Licence_key" ON "Licence" (regexp_replace("licenceNo", '\D', '', 'g'));
