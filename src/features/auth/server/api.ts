export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { authenticate } from './session.ts';
export { adminNames } from './store.ts';
