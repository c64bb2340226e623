import { expect, test } from 'vitest';
import { webAssets } from './web-assets.ts';

const manifest = {
  'entry.tsx': { file: 'entry-1.js', css: ['entry-2.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared-3.js' },
  'page.tsx': { file: 'page-4.js', css: ['page-5.css'], imports: ['_shared.js', '_parts.js'] },
  '_parts.js': { file: 'parts-6.js', imports: ['_shared.js'] },
};

const read = (file: string): string => `/* ${file} */`;

test('a page lists every file it needs once, and does not preload its entry', () => {
  expect(webAssets(manifest, '/a/', read).urls('entry.tsx', ['page.tsx'])).toEqual({
    script: '/a/entry-1.js',
    styles: ['/a/entry-2.css', '/a/page-5.css'],
    preloads: ['/a/shared-3.js', '/a/page-4.js', '/a/parts-6.js'],
  });
});

test('a page that is not part of the build is an error', () => {
  expect(() => webAssets(manifest, '/a/', read).urls('other.tsx')).toThrow(/other\.tsx is not part/);
});

test('the style sheet of a page can be inlined', () => {
  const assets = webAssets(manifest, '/a/', read);
  const { styles } = assets.urls('entry.tsx', ['page.tsx']);
  expect(assets.text(styles)).toBe('/* entry-2.css *//* page-5.css */');
  expect(assets.text([])).toBe('');
});
