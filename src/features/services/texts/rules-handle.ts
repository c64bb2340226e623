import { textsHandle } from '#shared/web/texts.tsx';
import type { ServiceRulesTexts } from './rules-de.ts';

export const serviceRulesTexts = textsHandle<ServiceRulesTexts>('serviceRules');
