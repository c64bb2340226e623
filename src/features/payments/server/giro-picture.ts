import { qrCode } from '#shared/kernel/qr-code.ts';
import { imageDecoder } from '#shared/server/image-decoder.ts';
import { giroCode, type TransferOrder } from '../domain/transfer/giro-code.ts';

const pixelsPerModule = 6;

/** A GiroCode as PNG, for mails: mail programs show no SVG, and the image library of the product does not read it. */
export const giroPicture = async (order: TransferOrder): Promise<Buffer> => {
  const { size, rows } = qrCode(giroCode(order));
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const decode = await imageDecoder();
  return decode(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixelsPerModule, size * pixelsPerModule, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};
