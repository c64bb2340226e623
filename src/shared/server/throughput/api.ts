// What the rest of the program may use of this folder: docs/throughput.md.
export { batchedWrites } from './batched-writes.ts';
export { type CurrentReads, currentReads, uncached } from './current-reads.ts';
export { editionAttempts, editionReads, storedEdition } from './edition-reads.ts';
