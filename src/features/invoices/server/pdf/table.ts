import { left, right } from '#features/settings/server/api.ts';
import { isTaxed, moneyText, rateText, type Writing } from './writing.ts';

const amount = { x: right - 90, width: 90, align: 'right' } as const;
const rate = { x: right - 150, width: 50, align: 'right' } as const;
const quantity = { x: right - 205, width: 45, align: 'right' } as const;
const name = { x: left, width: right - 215 - left } as const;

/** What is charged, one line each, with the amounts that the customer pays. */
export const writeTable = ({ sheet, invoice, texts }: Writing): void => {
  const { document } = invoice;
  const hasRate = isTaxed(document);
  const look = { size: 9, look: 'muted' } as const;
  sheet.row([
    [texts.description, { ...name, ...look }],
    [texts.quantity, { ...quantity, ...look }],
    ...(hasRate ? [[texts.rate, { ...rate, ...look }] as const] : []),
    [texts.amount, { ...amount, ...look }],
  ]);
  sheet.rule(left, true);
  for (const line of document.lines) {
    sheet.row([
      [line.name, name],
      [String(line.quantity), quantity],
      ...(hasRate ? [[rateText(line.rate), rate] as const] : []),
      [moneyText(line.gross_cents), amount],
    ]);
    sheet.rule();
  }
};
