/**
 * Returns a function that gives a sale its key: the same one while the sale is unchanged, so that pressed twice or sent
 * again, it sells one voucher. Works without HTTPS too.
 */
export const saleKeys = (): ((sale: object) => string) => {
  let last = { sale: '', key: '' };
  return (sale) => {
    const text = JSON.stringify(sale);
    if (text !== last.sale) last = { sale: text, key: randomKey() };
    return last.key;
  };
};

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
