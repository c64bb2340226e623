import { describe, expect, it } from 'vitest';
import { defaultPageDesign } from './default-page-design.ts';
import { pageDesignFrom } from './page-design.ts';

const nothing = [undefined, null, 'rubbish', 7, {}];

describe('a stored page design (SRV-51)', () => {
  it.each(nothing)('is the default where %j is stored', (stored) => {
    expect(pageDesignFrom(stored)).toEqual(defaultPageDesign);
  });

  it('is returned unchanged if it is complete', () => {
    const design = { ...defaultPageDesign, primary_color: '#112233', button_style: 'square' };
    expect(pageDesignFrom(design)).toEqual(design);
  });

  it('gets the default for each invalid field', () => {
    const stored = {
      primary_color: '#112233',
      secondary_color: 'red; x: y',
      button_style: 'round',
      card_style: 'flat',
    };
    expect(pageDesignFrom(stored)).toEqual({ ...defaultPageDesign, primary_color: '#112233', card_style: 'flat' });
  });
});
