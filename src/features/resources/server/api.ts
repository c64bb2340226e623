export { blockClaims, claimLock, lockLanes } from './lane-lock-store.ts';
export { refuseIfNeeded } from './refuse-if-needed.ts';
export { lockForDeletion, lockResourcesShared, lockResourceWithLanes, setDailyLimit } from './store.ts';
export { createResource } from './write-resource.ts';
