export { startDayCancellations } from './cancel-sessions.ts';
export { deleteMoves } from './move-store.ts';
export { deleteCancellations } from './store.ts';
