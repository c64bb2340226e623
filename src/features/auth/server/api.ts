export { authentication } from './authentication.ts';
export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { adminNames } from './store.ts';
