-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'placeCorrected';
ALTER TYPE "MessageKind" ADD VALUE 'placeAskedAgain';
