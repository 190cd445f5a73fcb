-- The staff's log by time alone, and the acts of one kind: the first word of an act is its name.
CREATE INDEX "AuditEntry_at" ON "AuditEntry" ("at", "auditNo");
CREATE INDEX "AuditEntry_act" ON "AuditEntry" (split_part("action", ' ', 1), "at", "auditNo");
