export { startDayActions } from './handle-sessions.ts';
export { deleteDayActions } from './store.ts';
