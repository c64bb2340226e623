export { lockLanes, turnToClaim } from './lane-lock-store.ts';
