export { blockClaims, claimLock, lockLanes } from './lane-lock-store.ts';
export { refuseIfNeeded } from './refuse-if-needed.ts';
export { holdResource, keepResources, lockForDeletion, setDailyLimit } from './store.ts';
export { createResource } from './write-resource.ts';
