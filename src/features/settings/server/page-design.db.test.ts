import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { purpleToPink } from '../testing/purple-to-pink.ts';

const studio = testStudio();
const path = '/api/admin/page-design/settings';
const read = async () => (await studio().adminCall('GET', path)).body;
const put = (changes: unknown) => studio().adminCall('PUT', path, changes);
const shown = async () => (await studio().call('GET', '/api/page-design/public')).body;

const sunset = {
  primary_color: '#C2410C',
  secondary_color: '#DB2777',
  button_style: 'pill',
  card_style: 'bordered',
  font_family: 'Open Sans',
  background_type: 'solid',
  background_gradient_start: '#F97316',
  background_gradient_end: '#EC4899',
  background_color: '#abc',
};

describe('page design', () => {
  it('of a new studio: purple to pink (PAGE-020, DES-001)', async () => {
    expect(await read()).toEqual(purpleToPink);
    expect(await shown()).toEqual(purpleToPink);
  });

  it('is returned as sent, also publicly, and a reset restores the defaults (PAGE-013, PAGE-014, AMB-009)', async () => {
    expect(await put(sunset)).toMatchObject({ status: 200, body: sunset });
    expect(await read()).toEqual(sunset);
    expect(await shown()).toEqual(sunset);
    expect(await studio().adminCall('POST', '/api/admin/page-design/reset')).toMatchObject({
      status: 200,
      body: purpleToPink,
    });
    expect(await read()).toEqual(purpleToPink);
    expect(await shown()).toEqual(purpleToPink);
  });

  it('a change keeps absent fields (PAGE-013)', async () => {
    expect((await put({ button_style: 'square' })).body).toEqual({ ...purpleToPink, button_style: 'square' });
    await put(purpleToPink);
  });

  it.each([
    ['background_type', 'image'],
    ['button_style', 'round'],
    ['card_style', 'shiny'],
    ['font_family', 'Comic Sans'],
    ['primary_color', 'red'],
    ['primary_color', '#12345'],
    ['primary_color', '#fff;}body{display:none'],
    ['background_color', 'url(https://evil.example/x)'],
    ['secondary_color', null],
  ])('refuses %s %j with 422 (DES-012, SRV-51)', async (field, value) => {
    const { status, body } = await put({ ...sunset, [field]: value });
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ['body', field] });
    expect(await read()).toEqual(purpleToPink);
  });
});
