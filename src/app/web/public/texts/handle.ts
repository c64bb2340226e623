import { textsHandle } from '#shared/web/texts.tsx';
import type { SiteTexts } from './site-de.ts';

export const siteTexts = textsHandle<SiteTexts>('site');
