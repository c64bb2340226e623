import type { SiteTexts } from './site-de.ts';

export const ru: SiteTexts = {
  'nav.skip': 'Перейти к содержанию',
  'nav.home': (studio: string) => `${studio}, главная страница`,
  'nav.book': 'Записаться',
  'footer.imprint': 'Impressum (реквизиты)',
  'footer.privacy': 'Конфиденциальность',
  'footer.terms': 'Условия',
  'footer.accessibility': 'Доступность',
  'footer.withdrawal': 'Отказаться от договора',
  'footer.voucher': 'Подарочный сертификат',
  'footer.contact': 'Контакты',
  'footer.label': 'Правовая информация и контакты',
};
