import { ru as booking } from '#features/booking/texts/ru.ts';
import { ru as wizard } from '#features/booking/texts/wizard-ru.ts';
import { ru as refund } from '#features/payments/texts/ru.ts';
import { ru as services } from '#features/services/texts/ru.ts';
import { ru as settings } from '#features/settings/texts/ru.ts';
import { ru as shared } from '#shared/web/texts/ru.ts';
import type { AllTexts } from '#shared/web/texts.tsx';
import { ru as site } from './site-ru.ts';

/** All Russian texts of the public pages. */
export const texts: AllTexts = { shared, site, settings, services, booking, wizard, refund };
