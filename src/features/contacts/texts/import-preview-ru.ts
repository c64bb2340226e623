import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';
import type { de } from './import-preview-de.ts';

const lines = plural('ru', { one: '# строка', few: '# строки', many: '# строк', other: '# строки' });

export const ru: TextsOf<typeof de> = {
  'refused.title': (count) => `Не будут импортированы: ${lines(count)}`,
  'refused.row': ({ line, reason }) => `Строка ${line}: ${reason}`,
  'refused.more': (count) => `и ещё ${count}`,
  'reason.duplicate': 'Эта строка уже импортирована или есть выше в файле.',
  'reason.appointment': 'Судя по статусу, съёмка уже назначена.',
  'reason.incomplete': 'Нет имени или адреса e‑mail.',
  'reason.bad_email': 'Неверный адрес e‑mail.',
  'reason.test': 'Это тестовые данные рекламы, а не заявка.',
  'reason.too_long': 'Имя или вся строка слишком длинные.',
  quoted: (text) => `«${text}»`,
  lines: ({ count, first, more }) => `${count === 1 ? 'Строка' : 'Строки'} ${first}${more > 0 ? ` и ещё ${more}` : ''}`,
  'remark.becomes': ({ cell, phone }) => `${cell} станет ${phone}`,
  'remark.destroyed': ({ lines: at, cells }) =>
    `${at}: ${cells} — уже не номер телефона, программа таблиц его округлила. Номер не будет перенесён.`,
  'remark.completed': ({ lines: at, cells }) =>
    `${at}: номер телефона дополнен, потому что программа таблиц убрала ноль или плюс в начале: ${cells}.`,
  'remark.doubtful': ({ lines: at, cells }) =>
    `${at}: у номера ${cells}, вероятно, нет нуля или кода страны в начале. Проверьте его после импорта.`,
  'remark.none': ({ lines: at, cells }) => `${at}: ${cells} — не номер телефона, он не будет перенесён.`,
  'remark.status': ({ lines: at, cells }) =>
    `${at}: статус ${cells} здесь неизвестен. Такие контакты попадут на этап «В работе».`,
  'remark.date': ({ lines: at, cells }) =>
    `${at}: ${cells} — дату не удалось прочитать. Дни ожидания считаются с сегодняшнего дня.`,
  allNew: 'Импортировать все контакты файла на этап «Новый»',
  withTests: 'Импортировать и тестовые данные',
  'withTests.hint': 'Строки, которые заполнила тестовая программа рекламы.',
  'reading.title': 'Чтение файла',
  'reading.encoding': 'Кодировка',
  'reading.separator': 'Разделитель',
  'reading.header': 'Строка с названиями столбцов',
  'reading.noHeader': 'Нет, данные начинаются сразу',
  'reading.line': ({ line, text }) => `Строка ${line}: ${text}`,
  'reading.samples': 'От кодировки зависит, верны ли эти слова:',
  'reading.doubtful': 'Проверьте эти слова. Если они неверны, выберите другую кодировку:',
  'reading.above': (count) => `Над названиями столбцов не прочитано: ${lines(count)}.`,
  'reading.longer': (at) => `${at}: ячеек больше, чем названий столбцов. Для них ниже есть отдельные столбцы.`,
  'encoding.utf-8': 'Юникод (UTF‑8)',
  'encoding.utf-16le': 'Юникод (UTF‑16)',
  'encoding.utf-16be': 'Юникод (UTF‑16 BE)',
  'encoding.windows-1252': 'Windows, западноевропейская',
  'encoding.windows-1250': 'Windows, центральноевропейская',
  'encoding.windows-1254': 'Windows, турецкая',
  'encoding.windows-1251': 'Windows, кириллица',
  'encoding.koi8-r': 'KOI8-R, кириллица',
  'encoding.ibm866': 'DOS, кириллица',
  'encoding.macintosh': 'Mac, западноевропейская',
  'encoding.x-mac-cyrillic': 'Mac, кириллица',
  'separator.tab': 'Табуляция',
  'separator.semicolon': 'Точка с запятой ;',
  'separator.comma': 'Запятая ,',
  'separator.bar': 'Вертикальная черта |',
};
