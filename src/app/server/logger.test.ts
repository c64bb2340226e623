import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readable } from './logger.ts';

const hostile = 'Änne\r\n{"level":60,"msg":"forged"}\u001b[2J\u001b]0;title\u0007\u009b31m';

describe('input cannot forge log entries (X05)', () => {
  it('in JSON an entry stays one line', () => {
    const lines: string[] = [];
    pino({ base: null }, { write: (line: string) => void lines.push(line) }).warn({ name: hostile }, hostile);
    expect(lines).toHaveLength(1);
    // oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n\u001b]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: hostile, name: hostile });
  });

  it('on a terminal an entry is one line without control characters', () => {
    const shown = readable(JSON.stringify({ level: 50, msg: hostile, err: { message: hostile } }));
    // oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
    expect(shown.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    expect(shown).toMatch(/^Error: Änne [^\n]+\n$/);
  });
});
