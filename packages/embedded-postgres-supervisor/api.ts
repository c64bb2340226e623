export { DatabaseRefusal } from './src/database-refusal.ts';
export { findRunningDatabase } from './src/find-running-database.ts';
export type { Installation } from './src/installation.ts';
export { makeDirectory } from './src/make-directory.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './src/start-embedded-postgres.ts';
