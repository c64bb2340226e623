import { runProcess } from '#app/server/run-process.ts';
import { seedDemo } from './seed-demo.ts';
import { settleDemoRefunds } from './settle-refunds.ts';

const admin = {
  ADMIN_EMAIL: 'demo@studio-lichtblick.example',
  ADMIN_PASSWORD: 'fotobooking-demo',
  ADMIN_NAME: 'Sabine Vogel',
};

// The product with sample data, in a data directory of its own.
await runProcess({
  // A short interval, so that demo users do not wait for periodic tasks.
  env: { DATA_DIR: './data-demo', JOBS_INTERVAL_MS: '5000', ...admin, ...process.env },
  firstContent: seedDemo,
  tasks: (context) => [{ name: 'settle-demo-refunds', run: () => settleDemoRefunds(context) }],
  hint: [`Demo sign-in: ${admin.ADMIN_EMAIL} / ${admin.ADMIN_PASSWORD}`],
});
