-- Old logins, let go after three months.
CREATE INDEX CONCURRENTLY "Login_loggedInAt_idx" ON "Login"("loggedInAt");
