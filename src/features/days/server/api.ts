export { startDayCancellations } from './cancel-sessions.ts';
export { deleteCancellations } from './store.ts';
