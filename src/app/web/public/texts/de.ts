import { de as booking } from '#features/booking/texts/de.ts';
import { de as wizard } from '#features/booking/texts/wizard-de.ts';
import { de as refund } from '#features/payments/texts/de.ts';
import { de as services } from '#features/services/texts/de.ts';
import { de as settings } from '#features/settings/texts/de.ts';
import { de as shared } from '#shared/web/texts/de.ts';
import type { AllTexts } from '#shared/web/texts.tsx';
import { de as site } from './site-de.ts';

/** All German texts of the public pages. */
export const texts: AllTexts = { shared, site, settings, services, booking, wizard, refund };
