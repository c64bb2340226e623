export { authentication } from './authentication.ts';
export { carryCredentials } from './carry-credentials.ts';
export { resetPassword } from './change-password.ts';
export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { askPasswordAgain } from './password-again.ts';
export { sealedFactorSecrets } from './sealed-secrets-store.ts';
export { adminNames } from './store.ts';
