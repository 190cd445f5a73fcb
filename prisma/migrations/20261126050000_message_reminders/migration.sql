-- Reminders by the clock; what they need beside their kind is in the next migration: values of an enumeration are used only
-- after the commit that adds them.
ALTER TYPE "MessageKind" ADD VALUE 'paymentWaiting';
ALTER TYPE "MessageKind" ADD VALUE 'depositDue';
ALTER TYPE "MessageKind" ADD VALUE 'sessionTomorrow';
