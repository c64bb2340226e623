export { carryFeeds } from './feed/carry-feeds-store.ts';
export { endFeedOf } from './feed/feed.ts';
export { sealedFeedAddresses } from './feed/sealed-secrets-store.ts';
