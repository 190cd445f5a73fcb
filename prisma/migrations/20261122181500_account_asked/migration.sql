-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'accountAsked';
