import type { Language } from '#shared/kernel/language.ts';

/** The texts of the back office about the months of the accounts. */
const de = {
  intro:
    'Ein Monat als ZIP für Ihre Steuerberatung: Buchungsstapel für DATEV, alle Belege als PDF, eine Tabelle zum Lesen, eine Liste der Lücken und Prüfsummen.',
  introClose:
    'Nach dem Abschluss bleibt die Datei, wie sie ist. Korrekturen kommen in den offenen Monat. Ein Abschluss lässt sich nicht zurücknehmen.',
  loadError: 'Die Monate konnten nicht geladen werden',
  empty: 'Noch kein Monat',
  emptyText: 'Sobald Sie eine Zahlung erhalten oder einen Beleg ausstellen, erscheint der Monat hier.',
  list: 'Monate',
  states: { running: 'läuft noch', open: 'offen', closed: 'abgeschlossen' },
  documents: (count: number) => (count === 1 ? '1 Beleg' : `${count} Belege`),
  money: 'Zahlungen abzüglich Erstattungen',
  preview: 'Vorläufig herunterladen',
  download: 'Herunterladen',
  downloadLabel: (month: string) => `${month} herunterladen`,
  previewLabel: (month: string) => `${month}: Vorläufig herunterladen`,
  close: 'Abschließen …',
  closeLabel: (month: string) => `${month} abschließen`,
  closeQuestion: (month: string) =>
    `${month} für immer abschließen? Belege und Zahlungen kommen nicht mehr hinein, und die Konten dieses Monats ändern sich nicht mehr. Sehen Sie vorher die vorläufige Datei durch.`,
  closeConfirm: 'Abschließen',
  closed: (month: string) => `${month} ist abgeschlossen`,
  closedBy: (when: string, name: string) => `am ${when} Uhr von ${name}`,
  sha256: 'Prüfsumme (SHA‑256)',
  procedures: 'Verfahrensdokumentation',
  proceduresText:
    'Was eine Betriebsprüfung über Ihre Buchungen, Zahlungen und Belege wissen will (GoBD), aus Ihren jetzigen Einstellungen. Was das Programm nicht weiß, ist markiert. Prüfen und ergänzen Sie es mit Ihrer Steuerberatung.',
  proceduresDownload: 'PDF herunterladen',
  downloaded: (name: string) => `${name} heruntergeladen`,
  failed: (reason: string) => `Das hat nicht geklappt: ${reason}`,
};

export type TaxMonthsTexts = typeof de;

const ru: TaxMonthsTexts = {
  intro:
    'Месяц в одном ZIP-файле для налогового консультанта: проводки для DATEV, все счета в PDF, таблица для чтения, список пропусков и контрольные суммы.',
  introClose:
    'После закрытия файл остаётся неизменным. Исправления попадают в открытый месяц. Открыть закрытый месяц снова нельзя.',
  loadError: 'Не удалось загрузить месяцы',
  empty: 'Пока нет ни одного месяца',
  emptyText: 'Месяц появится здесь, как только поступит оплата или будет выставлен счёт.',
  list: 'Месяцы',
  states: { running: 'ещё идёт', open: 'открыт', closed: 'закрыт' },
  documents: (count) => `Документов: ${count}`,
  money: 'Оплаты за вычетом возвратов',
  preview: 'Скачать предварительно',
  download: 'Скачать',
  downloadLabel: (month) => `Скачать: ${month}`,
  previewLabel: (month) => `Скачать предварительно: ${month}`,
  close: 'Закрыть…',
  closeLabel: (month) => `Закрыть месяц: ${month}`,
  closeQuestion: (month) =>
    `Закрыть ${month} навсегда? Счета и оплаты в него больше не попадут, а счета учёта этого месяца не изменятся. Сначала проверьте предварительный файл.`,
  closeConfirm: 'Закрыть',
  closed: (month) => `Закрыто: ${month}`,
  closedBy: (when, name) => `${when}, ${name}`,
  sha256: 'Контрольная сумма (SHA‑256)',
  procedures: 'Описание порядка учёта (Verfahrensdokumentation)',
  proceduresText:
    'Документ на немецком языке для налоговой проверки (GoBD): как ведутся записи, оплаты и счета, по вашим текущим настройкам. То, чего программа не знает, отмечено. Проверьте и дополните его вместе с налоговым консультантом.',
  proceduresDownload: 'Скачать PDF',
  downloaded: (name) => `Файл ${name} скачан`,
  failed: (reason) => `Не получилось: ${reason}`,
};

export const taxMonthsTexts: Readonly<Record<Language, TaxMonthsTexts>> = { de, ru };
