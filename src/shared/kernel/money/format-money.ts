/** Display formats of amounts and counts. */

type Language = 'de' | 'ru';

/** A whole number in groups of three digits: '1.234', in Russian '1 234'. */
export const formatCount = (count: number, language: Language = 'de'): string =>
  String(Math.trunc(count)).replace(/\B(?=(?:\d{3})+$)/g, language === 'de' ? '.' : ' ');

/** '1.234,50 €', in Russian '1 234,50 €'. */
export function formatEuro(cents: number, language: Language = 'de'): string {
  const size = Math.abs(cents);
  const rest = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${formatCount(size / 100, language)},${rest} €`;
}

/** A number with `fewest` to `most` decimals, '1.234,5', as German readers know it. Further decimals are rounded. */
export const formatDecimal = (value: number, fewest: number, most: number): string => {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(fewest, '0');
  return `${value < 0 ? '-' : ''}${formatCount(Number(whole))}${kept === '' ? '' : `,${kept}`}`;
};
