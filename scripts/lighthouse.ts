// `npm run lighthouse`: Lighthouse scores of the public pages on a phone, layout shift and largest paint, the median of five runs each.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { bookSomething } from '../e2e/support/public-site.ts';
import { startStudio } from '../e2e/support/studio-process.ts';
import { chromiumPath } from './chromium.mjs';

const runs = Number(process.argv[2] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const studio = await startStudio();
const chromium = await launch({
  chromePath: await chromiumPath(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// Personal pages are excluded from search engines, so Lighthouse's finding about that is ignored.
const booked = await bookSomething(studio);
const pages = [
  { name: '/', path: '/', found: true },
  { name: '/booking', path: '/booking', found: true },
  { name: 'success', path: `/booking/success/${booked.booking_id}`, found: false },
  { name: 'cancel', path: `/cancel/${booked.booking_id}?token=${booked.cancel_token}`, found: false },
];

try {
  console.log(
    `${'page'.padEnd(10)}${categories.map((category) => category.padStart(16)).join('')}${'layout shift'.padStart(16)}${'paint, s'.padStart(10)}${'kB'.padStart(8)}${'requests'.padStart(10)}`,
  );
  for (const { name, path, found } of pages) {
    const scores: Record<string, number[]> = {};
    const shifts: number[] = [];
    const paints: number[] = [];
    let bytes = 0;
    let requests = 0;
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(studio.url + path, {
        port: chromium.port,
        onlyCategories: [...categories],
        logLevel: 'error',
      });
      const report = result?.lhr;
      if (!report) throw new Error('Lighthouse returned no report');
      for (const category of categories)
        (scores[category] ??= []).push(100 * (report.categories[category]?.score ?? 0));
      shifts.push(report.audits['cumulative-layout-shift']?.numericValue ?? 1);
      paints.push((report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000);
      bytes = report.audits['total-byte-weight']?.numericValue ?? 0;
      requests = (report.audits['network-requests']?.details as { items?: unknown[] } | undefined)?.items?.length ?? 0;
      if (run === 0)
        printWeakPoints(
          name,
          Object.entries(report.audits).flatMap(([id, audit]) => (id === 'is-crawlable' && !found ? [] : [audit])),
        );
    }
    const row = categories
      .map((category) => (category === 'seo' && !found ? '–' : median(scores[category] ?? []).toFixed(0)).padStart(16))
      .join('');
    console.log(
      `${name.padEnd(10)}${row}${median(shifts).toFixed(3).padStart(16)}${median(paints).toFixed(2).padStart(10)}${(bytes / 1024).toFixed(0).padStart(8)}${String(requests).padStart(10)}`,
    );
  }
} finally {
  chromium.kill();
  await studio.stop();
}

function printWeakPoints(
  path: string,
  audits: readonly { title: string; score: number | null; displayValue?: string; scoreDisplayMode: string }[],
): void {
  for (const { title, score, displayValue = '', scoreDisplayMode } of audits) {
    const weak = score !== null && score < 0.9 && scoreDisplayMode !== 'informative';
    if (weak) console.log(`  below 0.9 on ${path}: ${title} ${displayValue}`);
  }
}
