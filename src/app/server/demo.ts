import { seedDemo } from './demo/seed-demo.ts';
import { runProcess } from './run-process.ts';

const admin = {
  ADMIN_EMAIL: 'demo@studio-lichtblick.example',
  ADMIN_PASSWORD: 'fotobooking-demo',
  ADMIN_NAME: 'Sabine Vogel',
};

// The same product with a sample studio, in a data directory of its own.
await runProcess({
  env: { DATA_DIR: './data-demo', ...admin, ...process.env },
  firstContent: seedDemo,
  hint: [`Demo sign-in: ${admin.ADMIN_EMAIL} / ${admin.ADMIN_PASSWORD}`],
});
