import { expect, it } from 'vitest';
import { SheetNames } from './sheet-names.ts';

it('gives each sheet a name that Excel takes, once', () => {
  const names = new SheetNames();
  expect(names.take('Invoices', 'Rows')).toBe('Invoices');
  expect(names.take('INVOICES', 'Rows')).toBe('INVOICES (2)');
  expect(names.take("'2026/27: [all]*?\\'", 'Rows')).toBe('2026 27 all');
  expect(names.take('', 'Rows')).toBe('Rows');
  expect(names.take('::', 'Rows')).toBe('Rows (2)');
  expect(names.take('History', 'Rows')).toBe('History (2)');
  expect(names.take('bell\u0007\nline', 'Rows')).toBe('bell line');
});

it('cuts a name at 31 characters, number included, and never through a character', () => {
  const names = new SheetNames();
  expect(names.take('x'.repeat(31), 'Rows')).toBe('x'.repeat(31));
  expect(names.take('x'.repeat(32), 'Rows')).toBe(`${'x'.repeat(27)} (2)`);
  expect(names.take(`${'y'.repeat(30)}😀`, 'Rows')).toBe('y'.repeat(30));
});
