export { sealedFeedAddresses } from './sealed-secrets-store.ts';
