export { withdrawalLink } from './confirm-withdrawal.ts';
export { declarationRecords, declarationsAbout } from './person-store.ts';
