import sharp from 'sharp';

const readSvg = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Renders a drawing of the demo as JPEG. The product itself reads no SVG, so that is allowed here only for as long as it
 * takes.
 */
export const renderDrawing = async (svg: string): Promise<Buffer> => {
  sharp.unblock(readSvg);
  try {
    return await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  } finally {
    sharp.block(readSvg);
  }
};
