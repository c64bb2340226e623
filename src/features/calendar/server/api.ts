export { carryFeeds } from './carry-feeds-store.ts';
export { endFeedOf } from './feed.ts';
export { sealedFeedAddresses } from './sealed-secrets-store.ts';
