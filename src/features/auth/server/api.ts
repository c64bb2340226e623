export { authentication } from './authentication.ts';
export { carryCredentials } from './carry-credentials.ts';
export { type ResetPassword, resetPassword } from './change-password.ts';
export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { warnOfPasskeysElsewhere } from './passkeys-elsewhere.ts';
export { requireFactor } from './require-factor.ts';
export { sealedFactorSecrets } from './sealed-secrets-store.ts';
export { endUrl } from './sign-in-link.ts';
export { adminNames } from './store.ts';
