export { carryErasures } from './carry-erasures.ts';
export { applyRetention } from './retention.ts';
