// Loaded by every process of the browser tests (NODE_OPTIONS) before anything else.
import { shiftDate } from './shift-date.mjs';

const shiftMs = Number(process.env['TEST_SHIFT_MS'] ?? 0);
if (shiftMs !== 0) shiftDate(shiftMs);
